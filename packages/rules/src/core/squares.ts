/**
 * Squares and sets of squares.
 *
 * The board has 25 squares, so a set of them is one 32-bit integer: no object, no allocation, and the rules read as
 * set theory. Square 0 is a5, square 24 is e1: the order in which a position text lists its heights.
 */

declare const squareBrand: unique symbol;
declare const setBrand: unique symbol;

/** 0 = a5 … 4 = e5, 5 = a4 … 24 = e1. */
export type Square = number & { readonly [squareBrand]: true };
export type SquareSet = number & { readonly [setBrand]: true };

export const FILES = ['a', 'b', 'c', 'd', 'e'] as const;
export type SquareName = `${(typeof FILES)[number]}${1 | 2 | 3 | 4 | 5}`;

export const SIZE = 5;
export const SQUARES: readonly Square[] = Array.from({ length: SIZE * SIZE }, (_, index) => index as Square);
/** Stands for "no such square" where a hot path cannot afford `undefined`. */
export const NOWHERE: Square = -1 as Square;

export const EMPTY: SquareSet = 0 as SquareSet;
export const EVERYWHERE: SquareSet = 0x1ffffff as SquareSet;

export const rowOf = (square: Square): number => (square / SIZE) | 0;
export const columnOf = (square: Square): number => square % SIZE;
export const isOnBoard = (row: number, column: number): boolean =>
  row >= 0 && row < SIZE && column >= 0 && column < SIZE;
/** Row 0 is the top row (rank 5), column 0 is file a. */
export const squareAt = (row: number, column: number): Square | undefined =>
  Number.isInteger(row) && Number.isInteger(column) && isOnBoard(row, column)
    ? ((row * SIZE + column) as Square)
    : undefined;

export const nameOf = (square: Square): SquareName =>
  `${FILES[columnOf(square)]}${SIZE - rowOf(square)}` as SquareName;
/** Either case; `undefined` when the text is no square. */
export const squareNamed = (name: string): Square | undefined =>
  name.length === 2
    ? squareAt(SIZE - Number(name[1]), FILES.indexOf(name[0]?.toLowerCase() as (typeof FILES)[number]))
    : undefined;

export const only = (square: Square): SquareSet => (1 << square) as SquareSet;
export const setOf = (squares: Iterable<Square>): SquareSet => {
  let set = EMPTY;
  for (const square of squares) set = add(set, square);
  return set;
};
export const union = (a: SquareSet, b: SquareSet): SquareSet => (a | b) as SquareSet;
export const intersect = (a: SquareSet, b: SquareSet): SquareSet => (a & b) as SquareSet;
export const diff = (a: SquareSet, b: SquareSet): SquareSet => (a & ~b) as SquareSet;
export const complement = (set: SquareSet): SquareSet => (~set & EVERYWHERE) as SquareSet;
export const has = (set: SquareSet, square: Square): boolean => ((set >>> square) & 1) === 1;
export const add = (set: SquareSet, square: Square): SquareSet => (set | (1 << square)) as SquareSet;
export const remove = (set: SquareSet, square: Square): SquareSet => (set & ~(1 << square)) as SquareSet;
/** The lowest square of a set that is not empty. */
export const first = (set: SquareSet): Square => (31 - Math.clz32(set & -set)) as Square;
/** The set without its lowest square. */
export const rest = (set: SquareSet): SquareSet => (set & (set - 1)) as SquareSet;

/** Every square that comes before this one. */
export const below = (square: Square): SquareSet => ((1 << square) - 1) as SquareSet;

export const size = (set: SquareSet): number => {
  let count = 0;
  for (let left = set; left !== 0; left = rest(left)) count += 1;
  return count;
};
export const squaresOf = (set: SquareSet): Square[] => {
  const squares: Square[] = [];
  for (let left = set; left !== 0; left = rest(left)) squares.push(first(left));
  return squares;
};
