/** How it ended, why, and what can be done now. */

import type { ReactNode } from 'react';
import { goTo } from '../app/navigation.ts';
import { Button } from '../design/controls.tsx';
import { useWords, type Words } from '../words/index.ts';
import type { GameController, Seat } from './controller.ts';
import type { Outcome } from './game.ts';

const headline = (
  words: Words,
  outcome: Outcome,
  seats: readonly Seat[],
  names: readonly string[],
): string => {
  const { winner } = outcome;
  if (winner === undefined) return words.over.draw;
  const alone = seats.filter((seat) => seat.here).length === 1;
  if (!alone) return words.over.won(names[winner] ?? '');
  return seats[winner]?.here === true ? words.over.youWon : words.over.youLost;
};

export const ResultBanner = ({
  outcome,
  seats,
  names,
  controller,
  onLook,
}: {
  readonly outcome: Outcome;
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  readonly controller: GameController;
  readonly onLook: () => void;
}): ReactNode => {
  const words = useWords();
  return (
    <div className="result" role="status">
      <h2>{headline(words, outcome, seats, names)}</h2>
      <p>{words.over.reasons[outcome.reason]}</p>
      <div className="row">
        {controller.rematch !== undefined && (
          <Button look="primary" onClick={() => controller.rematch?.()}>
            {words.over.again}
          </Button>
        )}
        <Button onClick={onLook}>{words.over.look}</Button>
        <Button onClick={() => goTo({ screen: 'new', mode: 'engine' })}>{words.over.newGame}</Button>
      </div>
    </div>
  );
};
