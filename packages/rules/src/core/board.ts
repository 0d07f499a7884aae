/**
 * Towers as planes: `level1` holds the squares that are at least one block high, `level2` at least two, `level3` three.
 * So "how high" is three bit tests, "at most this high" is one plane, and a block is two ORs. Domes stand apart: a dome
 * may sit on any level and is no level itself (G1.1).
 */

import {
  complement,
  EMPTY,
  EVERYWHERE,
  has,
  intersect,
  only,
  type Square,
  type SquareSet,
  union,
} from './squares.ts';

export type Level = 0 | 1 | 2 | 3;
export type Piece = 'block' | 'dome';

export interface Towers {
  readonly level1: SquareSet;
  readonly level2: SquareSet;
  readonly level3: SquareSet;
  readonly domes: SquareSet;
}

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export const levelOf = (towers: Towers, square: Square): Level =>
  (((towers.level1 >>> square) & 1) +
    ((towers.level2 >>> square) & 1) +
    ((towers.level3 >>> square) & 1)) as Level;

/** Squares whose level is `limit` or less; a limit of 3 and more is everywhere. */
export const atMost = (towers: Towers, limit: number): SquareSet =>
  limit < 0
    ? EMPTY
    : limit === 0
      ? complement(towers.level1)
      : limit === 1
        ? complement(towers.level2)
        : limit === 2
          ? complement(towers.level3)
          : EVERYWHERE;
/** Squares whose level is `limit` or more. */
export const atLeast = (towers: Towers, limit: number): SquareSet => complement(atMost(towers, limit - 1));

/** One block more. The square must be below level 3. */
export const raise = (towers: Mutable<Towers>, square: Square): void => {
  const bit = only(square);
  towers.level3 = union(towers.level3, intersect(towers.level2, bit));
  towers.level2 = union(towers.level2, intersect(towers.level1, bit));
  towers.level1 = union(towers.level1, bit);
};

/** One block less. The square must be above level 0. */
export const lower = (towers: Mutable<Towers>, square: Square): void => {
  const bit = only(square);
  const wasAbove2 = intersect(towers.level3, bit);
  const wasAbove1 = intersect(towers.level2, bit);
  towers.level3 = intersect(towers.level3, complement(bit));
  towers.level2 = union(intersect(towers.level2, complement(bit)), wasAbove2);
  towers.level1 = union(intersect(towers.level1, complement(bit)), wasAbove1);
};

/** Level 3 with a dome, and nothing else (BUILD-15, G1.6). */
export const isComplete = (towers: Towers, square: Square): boolean =>
  has(intersect(towers.level3, towers.domes), square);
