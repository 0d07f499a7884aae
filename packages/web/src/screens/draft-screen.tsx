/** A draft on this device, and the game that follows. */

import { type Draft, type DraftStep, draftTurn, takeDraftStep } from '@caldera/rules';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/controls.tsx';
import { DraftPanel } from '../play/draft-panel.tsx';
import { choicesNow, offerSize, settleDraft } from '../play/local-draft.ts';
import { namesOf } from '../play/names.ts';
import { type LocalMode, seatsFor, startGame } from '../play/start.ts';
import { useWords } from '../words/index.ts';

export const DraftScreen = ({
  mode,
  levels,
  opening,
  onLeave,
}: {
  readonly mode: LocalMode;
  readonly levels: readonly number[];
  readonly opening: Draft;
  readonly onLeave: () => void;
}): ReactNode => {
  const words = useWords();
  const seats = seatsFor(mode, levels, opening.rules.players);
  const isEngine = (player: number): boolean => seats[player]?.kind === 'engine';
  const [draft, setDraft] = useState(() => settleDraft(opening, isEngine));
  const [problem, setProblem] = useState('');
  const turn = draftTurn(draft);
  const take = (step: DraftStep): void => {
    if (turn === undefined) return;
    const next = takeDraftStep(draft, turn.player, step);
    if (!next.ok) return setProblem(words.said(next.error.code, next.error.message));
    const settled = settleDraft(next.value, isEngine);
    setProblem('');
    setDraft(settled);
    const gods = settled.picks.filter((god) => god !== undefined);
    if (draftTurn(settled) === undefined) void startGame(mode, gods, settled.startPlayer ?? 0, levels);
  };
  return turn === undefined ? null : (
    <DraftPanel
      key={`${turn.player} ${turn.step}`}
      now={{
        ...turn,
        names: namesOf(words, seats),
        choices: choicesNow(draft).map((god) => god.id),
        wanted: offerSize(draft),
        picks: draft.picks.map((god) => god?.id ?? null),
      }}
      mayAct
      problem={problem}
      leave={
        <Button look="quiet" onClick={onLeave}>
          {words.draft.leave}
        </Button>
      }
      onStep={take}
    />
  );
};
