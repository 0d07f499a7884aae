/** What follows of itself: victory, defeat, flags, and what chance has to draw. */

import { CHANCE, hasTurn, lose, NOBODY, type Position, sideOf } from '@caldera/rules';
import type { Reason } from '../protocol/index.ts';
import type { Ledger } from './ledger.ts';
import { isOut } from './room.ts';

/** A number from 0 up to, not including, the limit. */
export type Random = (below: number) => number;

/** Everybody on the winner's side. */
const winnersOf = (position: Position): readonly number[] =>
  position.table.gods.flatMap((_, seat) =>
    sideOf(position.table, seat) === sideOf(position.table, position.winner) ? [seat] : [],
  );

/** A seat has lost: the game ends, or goes on without it. */
export const dropOut = (ledger: Ledger, seat: number, reason: Reason): void => {
  const { position } = ledger.room;
  if (position === undefined || isOut(ledger.room, seat)) return;
  const after = lose(position, seat);
  if (after.winner === NOBODY) ledger.add({ kind: 'eliminated', seat, reason });
  else ledger.add({ kind: 'ended', result: { winners: winnersOf(after), reason } });
};

/** Goes on until somebody has something to decide, or the game is over. */
export const settle = (ledger: Ledger, random: Random): void => {
  while (ledger.room.status === 'playing') {
    const { position, turn } = ledger.room;
    if (position === undefined || turn === undefined) return;
    if (position.winner !== NOBODY) {
      ledger.add({ kind: 'ended', result: { winners: winnersOf(position), reason: 'victory' } });
    } else if (turn.decides === CHANCE) {
      const step = turn.options[random(turn.options.length)];
      if (step === undefined) throw new Error('chance has nothing to draw');
      ledger.add({ kind: 'played', seat: NOBODY, steps: [step] }, turn.take(step));
    } else if (turn.steps.length === 0 && !hasTurn(position)) {
      dropOut(ledger, position.toMove, 'no-turn');
    } else {
      return;
    }
  }
};
