/** The board as masks, without the types that keep other code honest: only for code that is checked against the rules. */

import { geometry, squares } from '@caldera/rules';

export const ON_THE_BOARD = 0x1ffffff;

export const AROUND: Int32Array = Int32Array.from(squares.SQUARES, (square) => geometry.around(square));

const BEHIND = Int8Array.from({ length: 25 * 32 }, (_, index) => {
  const from = squares.SQUARES[index >> 5];
  const to = squares.SQUARES[index & 31];
  return from === undefined || to === undefined ? -1 : geometry.beyond(from, to);
});
/** The square behind `to` seen from its neighbour `from`, as a mask; empty off the board. */
export const behind = (from: number, to: number): number => {
  const square = BEHIND[(from << 5) | to] as number;
  return square < 0 ? 0 : 1 << square;
};

export const lowest = (set: number): number => 31 - Math.clz32(set & -set);

/** The union of the neighbourhoods of a set. */
export const reachOf = (set: number): number => {
  let reach = 0;
  for (let left = set; left !== 0; left &= left - 1) reach |= AROUND[31 - Math.clz32(left & -left)] as number;
  return reach;
};
