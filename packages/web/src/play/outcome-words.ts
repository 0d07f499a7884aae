/** How a game ended, in words for whoever looks at it. */

import type { Table } from '@caldera/rules';
import type { Words } from '../words/index.ts';
import type { Seat } from './controller.ts';
import type { Outcome } from './game.ts';
import { teamOf } from './names.ts';

export interface Verdict {
  readonly headline: string;
  readonly reason: string;
}

/** The sides by their people: a team wins and loses together. */
export const verdictOn = (
  words: Words,
  { winner, reason }: Outcome,
  table: Table,
  seats: readonly Seat[],
  names: readonly string[],
): Verdict => {
  const { over } = words;
  if (winner === undefined) return { headline: over.draw, reason: over.reasons[reason] };
  const team = teamOf(table, winner);
  const alone = seats.filter((seat) => seat.here).length === 1;
  const ours = team.some((player) => seats[player]?.here === true);
  if (alone && !ours) {
    const how = reason === 'climb' || reason === 'power' ? over.lostBy[reason] : over.reasons[reason];
    return { headline: over.youLost, reason: how };
  }
  const people = team.map((player) => names[player] ?? '').join(' & ');
  return {
    headline: alone ? over.youWon : over.won(people, team.length),
    reason: over.reasons[reason],
  };
};
