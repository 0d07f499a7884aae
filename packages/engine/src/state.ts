/**
 * Positions inside a search: one row of integers each, from the view of whoever is to move.
 *
 * A search looks at millions of positions, so it keeps them in one flat stack instead of as objects. Every row is what
 * the rules' `Walk` says between two turns, nothing is left out: a row can always be turned back into a walk.
 */

import { NOBODY, type Position, positionOf, type SquareSet, type Walk, walkFrom } from '@caldera/rules';

export const LEVEL1 = 0;
export const LEVEL2 = 1;
export const LEVEL3 = 2;
export const DOMES = 3;
export const OWN = 4;
export const FOES = 5;
/** Who is to move, who has won, who is out, who has placed: see `statusOf`. */
export const STATUS = 6;
export const MEMORY0 = 7;
export const MEMORY1 = 8;
export const MEMORY2 = 9;
export const MEMORY3 = 10;
export const THIRD = 11;
export const FEMALE = 12;
export const RECENT = 13;
export const BOUND = 14;
export const RAM = 15;
/** What the search adds: two halves of a key, and what the turn that led here looked like. */
export const KEY_LOW = 16;
export const KEY_HIGH = 17;
export const TURN = 18;
export const WIDTH = 19;
/** The part of a row that is the position. */
export const POSITION_WIDTH = 16;

/** Two bits for the mover, three for the winner plus one, four each for who is out and who has placed. */
export const statusOf = (toMove: number, winner: number, out: number, placed: number): number =>
  toMove | ((winner + 1) << 2) | (out << 5) | (placed << 9);
export const moverIn = (status: number): number => status & 3;
export const winnerIn = (status: number): number => ((status >> 2) & 7) - 1;

export type Rows = Int32Array<ArrayBuffer>;

export const writeWalk = (rows: Rows, base: number, walk: Walk): void => {
  rows[base + LEVEL1] = walk.level1;
  rows[base + LEVEL2] = walk.level2;
  rows[base + LEVEL3] = walk.level3;
  rows[base + DOMES] = walk.domes;
  rows[base + OWN] = walk.own;
  rows[base + FOES] = walk.foes;
  rows[base + STATUS] = statusOf(walk.toMove, walk.winner, walk.out, walk.placed);
  rows[base + MEMORY0] = walk.memory0;
  rows[base + MEMORY1] = walk.memory1;
  rows[base + MEMORY2] = walk.memory2;
  rows[base + MEMORY3] = walk.memory3;
  rows[base + THIRD] = walk.third;
  rows[base + FEMALE] = walk.female;
  rows[base + RECENT] = walk.recent;
  rows[base + BOUND] = walk.bound;
  rows[base + RAM] = walk.ram;
};

const scratch: Rows = new Int32Array(WIDTH);
const set = (rows: Rows, at: number): SquareSet => rows[at] as SquareSet;

export const readWalk = (rows: Rows, base: number, walk: Walk): void => {
  walk.level1 = set(rows, base + LEVEL1);
  walk.level2 = set(rows, base + LEVEL2);
  walk.level3 = set(rows, base + LEVEL3);
  walk.domes = set(rows, base + DOMES);
  walk.own = set(rows, base + OWN);
  walk.foes = set(rows, base + FOES);
  const status = rows[base + STATUS] as number;
  walk.toMove = moverIn(status);
  walk.winner = winnerIn(status);
  walk.out = (status >> 5) & 15;
  walk.placed = (status >> 9) & 15;
  walk.memory0 = rows[base + MEMORY0] as number;
  walk.memory1 = rows[base + MEMORY1] as number;
  walk.memory2 = rows[base + MEMORY2] as number;
  walk.memory3 = rows[base + MEMORY3] as number;
  walk.third = set(rows, base + THIRD);
  walk.female = set(rows, base + FEMALE);
  walk.recent = set(rows, base + RECENT);
  walk.bound = set(rows, base + BOUND);
  walk.ram = set(rows, base + RAM);
};

/** A position that came of another one, by those fields of its row that can differ. */
export const positionAfter = (before: Position, fields: Rows): Position => {
  const walk = walkFrom(before);
  writeWalk(scratch, 0, walk);
  scratch.set(fields);
  readWalk(scratch, 0, walk);
  return positionOf(walk);
};

export const isOver = (rows: Rows, base: number): boolean =>
  winnerIn(rows[base + STATUS] as number) !== NOBODY;
