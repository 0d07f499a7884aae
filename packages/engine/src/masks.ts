/** The board as masks, without the types that keep other code honest: only for code that is checked against the rules. */

import { geometry, squares } from '@caldera/rules';

export const AROUND: Int32Array = Int32Array.from(squares.SQUARES, (square) => geometry.around(square));
const AROUND_TORUS = Int32Array.from(squares.SQUARES, (square) => geometry.aroundTorus(square));

/** How many directions the wind can come from. */
const WINDS: number = geometry.DIRECTIONS.length;
/** By wind: none first, then every direction in which nobody can move. */
const againstWind = (ways: Int32Array): readonly Int32Array[] => [
  ways,
  ...geometry.DIRECTIONS.map((_, direction) =>
    Int32Array.from(
      squares.SQUARES,
      (square) => (ways[square] as number) & ~geometry.ahead(square, direction),
    ),
  ),
];
/** By the number that `waysNumber` gives. */
export const ALL_WAYS: readonly Int32Array[] = [AROUND, AROUND_TORUS]
  .flatMap(againstWind)
  .flatMap(againstWind);

/** On a board that may go on at the opposite edge, in up to two winds (0: none). */
export const waysNumber = (torus: boolean, wind: number, other: number): number =>
  ((torus ? WINDS + 1 : 0) + wind) * (WINDS + 1) + other;

/** Straight on from `to` for whoever stepped there from `from`, even across the edge, as a mask; empty off the board. */
const behind = (from: squares.Square, to: squares.Square): number => {
  const square = geometry.neighbourIn(to, geometry.headingOf(from, to));
  return square < 0 ? 0 : 1 << square;
};
/** By `from` and `to`, five bits each. */
export const BEHIND: Int32Array = Int32Array.from({ length: 25 * 32 }, (_, index) => {
  const from = squares.SQUARES[index >> 5];
  const to = squares.SQUARES[index & 31];
  return from === undefined || to === undefined ? 0 : behind(from, to);
});

/** How many squares a set has. */
export const count = (set: number): number => {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export const lowest = (set: number): number => 31 - Math.clz32(set & -set);

/** All squares but those of the first file, and of the last. */
export const NOT_FIRST = 0x1ef7bde;
export const NOT_LAST = 0x0f7bdef;

/** The set and the squares around it; bits beyond the board mean nothing. */
export const widened = (set: number): number => {
  const row = set | ((set & NOT_LAST) << 1) | ((set & NOT_FIRST) >>> 1);
  return row | (row << 5) | (row >>> 5);
};

/** The union of the neighbourhoods of a set. */
export const reachOf = (set: number): number => {
  let reach = 0;
  for (let left = set; left !== 0; left &= left - 1) reach |= AROUND[lowest(left)] as number;
  return reach;
};
