/** A draft on this device, and the game that follows. */

import { type DraftStep, draftTurn } from '@caldera/rules';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../design/controls.tsx';
import { DraftPanel } from '../play/draft-panel.tsx';
import { forgetDraft, type KeptDraft, keepDraft } from '../play/kept-draft.ts';
import { choicesNow, goOnDrafting, offerSize, settleDraft } from '../play/local-draft.ts';
import { namesOf } from '../play/names.ts';
import { seatsFor, startGame } from '../play/start.ts';
import { useWords } from '../words/index.ts';

export const DraftScreen = ({
  begun,
  onLeave,
}: {
  /** As it was opened, or as it was left. */
  readonly begun: KeptDraft;
  readonly onLeave: () => void;
}): ReactNode => {
  const words = useWords();
  const { place } = begun;
  const seats = seatsFor(place.mode, place.levels, place.opening.players);
  const isEngine = (player: number): boolean => seats[player]?.kind === 'engine';
  const [drafting, setDrafting] = useState(() => settleDraft(begun.drafting, isEngine));
  useEffect(() => keepDraft(place, drafting), [place, drafting]);
  const [problem, setProblem] = useState('');
  const { draft } = drafting;
  const turn = draftTurn(draft);
  const take = (step: DraftStep): void => {
    const next = goOnDrafting(drafting, step);
    if (!next.ok) return setProblem(words.said(next.error.code, next.error.message));
    const settled = settleDraft(next.value, isEngine);
    setProblem('');
    if (draftTurn(settled.draft) !== undefined) return setDrafting(settled);
    // the last choice stands once the game has begun: another one may be under way
    const gods = settled.draft.picks.filter((god) => god !== undefined);
    void startGame(place.mode, gods, settled.draft.startPlayer ?? 0, place.levels, forgetDraft);
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
