/** How it ended, why, and what can be done now. */

import { sideOf, type Table } from '@caldera/rules';
import type { ReactNode } from 'react';
import { goTo } from '../app/navigation.ts';
import { PlayerBadge } from '../board/worker-mark.tsx';
import { Button } from '../design/controls.tsx';
import { useWords, type Words } from '../words/index.ts';
import type { GameController, Seat } from './controller.ts';
import type { Outcome } from './game.ts';
import { teamOf } from './names.ts';

/** The sides by their people: a team wins and loses together. */
const headline = (
  words: Words,
  table: Table,
  winner: number | undefined,
  seats: readonly Seat[],
  names: readonly string[],
): string => {
  if (winner === undefined) return words.over.draw;
  const team = teamOf(table, winner);
  const alone = seats.filter((seat) => seat.here).length === 1;
  if (!alone) return words.over.won(team.map((player) => names[player] ?? '').join(' & '), team.length);
  return team.some((player) => seats[player]?.here === true) ? words.over.youWon : words.over.youLost;
};

export const ResultBanner = ({
  outcome,
  table,
  seats,
  names,
  controller,
  onLook,
  children,
}: {
  readonly outcome: Outcome;
  readonly table: Table;
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  readonly controller: GameController;
  readonly onLook: () => void;
  /** The way to the next game, where it has to be agreed. */
  readonly children?: ReactNode;
}): ReactNode => {
  const words = useWords();
  const { winner, reason } = outcome;
  return (
    <div className="result" role="status">
      <div className="result-head">
        {winner !== undefined && <PlayerBadge player={sideOf(table, winner)} />}
        <div>
          <h2>{headline(words, table, winner, seats, names)}</h2>
          <p className="muted">{words.over.reasons[reason]}</p>
        </div>
      </div>
      <div className="row">
        {children}
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
