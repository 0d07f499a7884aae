/** What can be done besides picking squares, within the thumb's reach. Its height never changes during a turn. */

import { nameOf, type OpenTurn, type Step } from '@caldera/rules';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, IconButton } from '../design/controls.tsx';
import { Ticking } from '../design/sentence.tsx';
import type { Preferences } from '../settings/preferences.ts';
import { useWords } from '../words/index.ts';
import { Answers } from './answers.tsx';
import { labelFor } from './step-labels.ts';
import type { TurnInHand } from './use-turn.ts';

const COUNTDOWN_SECONDS = 3;

const Confirm = ({
  confirm,
  onCommit,
}: {
  readonly confirm: Preferences['confirm'];
  readonly onCommit: () => void;
}): ReactNode => {
  const words = useWords();
  const [left, setLeft] = useState(COUNTDOWN_SECONDS);
  const counting = confirm === 'countdown';
  useEffect(() => {
    if (!counting) return undefined;
    if (left === 0) {
      onCommit();
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [counting, left, onCommit]);
  return (
    <Button look="primary" icon="done" onClick={onCommit}>
      {counting ? <Ticking now={words.turn.commitIn(left)} plain={words.turn.commit} /> : words.turn.commit}
    </Button>
  );
};

export const ActionBar = ({
  turn,
  hand,
  active,
  confirm,
  prompt,
  remark,
  canUndo,
  turned,
  onStep,
  onUndo,
  onCommit,
  onHurry,
  past,
  onUncover,
}: {
  readonly turn: OpenTurn;
  readonly hand: TurnInHand;
  readonly active: boolean;
  readonly confirm: Preferences['confirm'];
  readonly prompt: ReactNode;
  /** Why the last square was refused, or what the glasses see: said in the place of the prompt. */
  readonly remark: { readonly text: string; readonly refuses: boolean } | undefined;
  readonly canUndo: boolean;
  /** The board is seen from its far side. */
  readonly turned: boolean;
  readonly onStep: (step: Step) => void;
  /** Nothing for whoever only watches. */
  readonly onUndo: (() => void) | undefined;
  readonly onCommit: () => void;
  /** Makes an engine that thinks answer now. */
  readonly onHurry?: () => void;
  /** An earlier turn is on the board: how many turns there are on it and in all, and a way to the others. */
  readonly past?: {
    readonly shown: number;
    readonly all: number;
    readonly onShow: (turns: number) => void;
  };
  /** Shows one’s secrets, now that nobody else looks. */
  readonly onUncover?: () => void;
}): ReactNode => {
  const words = useWords();
  const { deeds, buttons, picked } = hand.choices;
  const answers = buttons.filter((step) => step.kind === 'choose');
  const place = picked.squares.at(-1);
  return (
    <div className="action-bar">
      <div className="said">
        <p className="prompt" aria-live="polite" data-covered={remark !== undefined || undefined}>
          {deeds.length > 0 && place !== undefined ? words.turn.chooseDeed(nameOf(place)) : prompt}
        </p>
        <p className={remark?.refuses === false ? 'told' : 'refused'} role="status">
          {remark?.text}
        </p>
      </div>
      <div className="row">
        {past === undefined && onUndo !== undefined && (
          <IconButton
            label={words.turn.undo}
            icon="undo"
            className="undo"
            onClick={onUndo}
            disabled={!canUndo}
          />
        )}
        {past !== undefined && (
          <>
            <IconButton
              label={words.turns.previous}
              icon="previous"
              className="beside-board"
              onClick={() => past.onShow(past.shown - 1)}
              disabled={past.shown === 0}
            />
            <IconButton
              label={words.turns.next}
              icon="next"
              className="beside-board"
              onClick={() => past.onShow(past.shown + 1)}
            />
            <Button look="primary" icon="last" onClick={() => past.onShow(past.all)}>
              {words.turns.now}
            </Button>
          </>
        )}
        {onUncover !== undefined && (
          <Button look="primary" icon="watch" onClick={onUncover}>
            {words.turn.uncover}
          </Button>
        )}
        {onHurry !== undefined && (
          <Button icon="stop" onClick={onHurry}>
            {words.turn.stop}
          </Button>
        )}
        {deeds.map((deed) => (
          <Button key={deed} look="primary" onClick={() => hand.chooseDeed(deed)}>
            {words.turn.deeds[deed]}
          </Button>
        ))}
        {active &&
          deeds.length === 0 &&
          buttons
            .filter((step) => step.kind !== 'choose')
            .map((step) => (
              <Button
                key={JSON.stringify(step)}
                {...(step.kind === 'skip' ? { icon: 'skip' as const } : {})}
                onClick={() => onStep(step)}
              >
                {labelFor(words, turn, step)}
              </Button>
            ))}
        {active && deeds.length === 0 && answers.length > 0 && (
          <Answers
            turn={turn}
            answers={answers}
            question={words.turn.questions[turn.walk.phase.name] ?? words.turn.choose}
            turned={turned}
            onAnswer={onStep}
          />
        )}
        {active && turn.isComplete && <Confirm confirm={confirm} onCommit={onCommit} />}
      </div>
    </div>
  );
};
