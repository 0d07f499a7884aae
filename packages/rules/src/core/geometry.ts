/** What lies where: neighbours, directions, edges. Tables are computed once at load, so that a lookup is one read. */

import {
  add,
  columnOf,
  EMPTY,
  first,
  isOnBoard,
  NOWHERE,
  only,
  rest,
  rowOf,
  SIZE,
  SQUARES,
  type Square,
  type SquareSet,
  setOf,
  squareAt,
  union,
} from './squares.ts';

/** Compass order; a direction is an index into this list. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type DirectionName = (typeof DIRECTIONS)[number];
/** Row and column change per direction: north is up, towards row 0. */
const VECTORS = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
] as const;

const wrap = (coordinate: number): number => (coordinate + SIZE) % SIZE;
const tabulate = <T>(make: (square: Square) => T): readonly T[] => SQUARES.map(make);
const stepTo = (square: Square, [down, right]: readonly [number, number]): Square | undefined =>
  squareAt(rowOf(square) + down, columnOf(square) + right);

const AROUND = Int32Array.from(
  tabulate((square) => setOf(VECTORS.flatMap((vector) => stepTo(square, vector) ?? []))),
);
const AROUND_TORUS = Int32Array.from(
  tabulate((square) =>
    setOf(
      VECTORS.flatMap(
        ([down, right]) => squareAt(wrap(rowOf(square) + down), wrap(columnOf(square) + right)) ?? [],
      ),
    ),
  ),
);

/** The up to eight neighbours of a square. */
export const around = (square: Square): SquareSet => AROUND[square] as SquareSet;
/** The eight neighbours on a board that continues at the opposite edge. */
export const aroundTorus = (square: Square): SquareSet => AROUND_TORUS[square] as SquareSet;
/** Every square that neighbours at least one of the set. */
export const aroundAny = (set: SquareSet): SquareSet => {
  let reached = EMPTY;
  for (let left = set; left !== 0; left = rest(left)) reached = union(reached, around(first(left)));
  return reached;
};

const BEYOND = new Int8Array(SQUARES.length * SQUARES.length).fill(NOWHERE);
const DIRECTION = new Int8Array(SQUARES.length * SQUARES.length).fill(-1);
for (const from of SQUARES) {
  VECTORS.forEach(([down, right], direction) => {
    for (let distance = 1; distance < SIZE; distance += 1) {
      const to = squareAt(rowOf(from) + down * distance, columnOf(from) + right * distance);
      if (to === undefined) return;
      DIRECTION[from * SQUARES.length + to] = direction;
      const beyond = squareAt(rowOf(to) + down * distance, columnOf(to) + right * distance);
      if (beyond !== undefined) BEYOND[from * SQUARES.length + to] = beyond;
    }
  });
}

/** The space behind `to` seen from `from`, the same step once more (G1.5), or `NOWHERE` off the board. */
export const beyond = (from: Square, to: Square): Square => BEYOND[from * SQUARES.length + to] as Square;
/** Compass direction from one square to another on a straight line, or -1. */
export const directionOf = (from: Square, to: Square): number =>
  DIRECTION[from * SQUARES.length + to] as number;
/** The square one step in a direction, or `NOWHERE`. */
export const neighbourIn = (square: Square, direction: number): Square => {
  const vector = VECTORS[direction];
  return vector === undefined ? NOWHERE : (stepTo(square, vector) ?? NOWHERE);
};

/**
 * The direction of every move there can be: one step, a step across the edge on a board that continues there, or a jump
 * over one space. No target can be reached in two directions.
 */
const HEADING = new Int8Array(SQUARES.length * SQUARES.length).fill(-1);
const AHEAD = new Int32Array(SQUARES.length * VECTORS.length);
for (const from of SQUARES) {
  VECTORS.forEach(([down, right], direction) => {
    const step = squareAt(wrap(rowOf(from) + down), wrap(columnOf(from) + right));
    const jump = squareAt(rowOf(from) + 2 * down, columnOf(from) + 2 * right);
    for (const to of [step, jump]) {
      if (to === undefined) continue;
      HEADING[from * SQUARES.length + to] = direction;
      const index = from * VECTORS.length + direction;
      AHEAD[index] = (AHEAD[index] as number) | only(to);
    }
  });
}
/** The direction of a move, wrapped steps and jumps included; -1 when no move leads there. */
export const headingOf = (from: Square, to: Square): number => HEADING[from * SQUARES.length + to] as number;
/** Every space that a move in this direction can lead to, wrapped steps and jumps included. */
export const ahead = (square: Square, direction: number): SquareSet =>
  AHEAD[square * VECTORS.length + direction] as SquareSet;
const DIAGONAL = Int32Array.from(
  tabulate((square) =>
    VECTORS.reduce<SquareSet>(
      (set, [down, right], direction) =>
        down !== 0 && right !== 0 ? union(set, ahead(square, direction)) : set,
      EMPTY,
    ),
  ),
);
/** Every space that a diagonal move can lead to. */
export const diagonally = (square: Square): SquareSet => DIAGONAL[square] as SquareSet;

const isInterior = (square: Square): boolean =>
  isOnBoard(rowOf(square) - 1, columnOf(square) - 1) && isOnBoard(rowOf(square) + 1, columnOf(square) + 1);
/** b2 to d4 (G1.3). */
export const INTERIOR: SquareSet = setOf(SQUARES.filter(isInterior));
/** The sixteen outer squares (G1.3). */
export const PERIMETER: SquareSet = setOf(SQUARES.filter((square) => !isInterior(square)));
export const CORNERS: SquareSet = setOf([0, 4, 20, 24] as Square[]);

/** True when any two squares of the set neighbour each other. */
export const anyNeighbouring = (set: SquareSet): boolean => {
  for (let left = set; left !== 0; left = rest(left)) {
    if ((around(first(left)) & left) !== 0) return true;
  }
  return false;
};

/** The set with one more square, unless that square is `NOWHERE`. */
export const addIfAny = (set: SquareSet, square: Square): SquareSet =>
  square === NOWHERE ? set : add(set, square);
