/** Judging a position without looking ahead: hundredths of a level, for the mover. */

import { geometry, squares } from '@caldera/rules';
import type { Core } from './core/core.ts';
import { count } from './masks.ts';
import { DOMES, FOES, LEVEL1, LEVEL2, LEVEL3, OWN, type Rows } from './state.ts';

export interface Judge {
  judge(rows: Rows, base: number): number;
  /** Tells the core how to do without asking, if it can. */
  advise?(core: Core): void;
}

const AROUND = Int32Array.from(squares.SQUARES, (square) => geometry.around(square));
/** Neighbours on an empty board tell the centre from the edge. */
const CENTRALITY = Int32Array.from(squares.SQUARES, (square) => squares.size(geometry.around(square)));

/** Worth of a worker's level, and of each space it can step to, by that space's level. Fitted by hand. */
const STANDING = [0, 32, 92, 70];
const STEP = [4, 7, 13, 30];
const STUCK = -60;
const TO_MOVE = 12;

const [GROUND, FIRST, SECOND, THIRD] = STEP as [number, number, number, number];

/** What one side's workers are worth, by where they stand and where they can step. */
export const worthOf = (
  workers: number,
  free: number,
  level1: number,
  level2: number,
  level3: number,
): number => {
  let worth = 0;
  for (let left = workers; left !== 0; left &= left - 1) {
    const square = 31 - Math.clz32(left & -left);
    const level = ((level1 >>> square) & 1) + ((level2 >>> square) & 1) + ((level3 >>> square) & 1);
    const reach = (AROUND[square] as number) & free;
    const open = level >= 2 ? reach : level === 1 ? reach & ~level3 : reach & ~level2;
    worth += (STANDING[level] as number) + 3 * (CENTRALITY[square] as number);
    if (open === 0) worth += STUCK;
    worth +=
      GROUND * count(open & ~level1) +
      FIRST * count(open & level1 & ~level2) +
      SECOND * count(open & level2 & ~level3) +
      THIRD * count(open & level3);
  }
  return worth;
};

/** The hand-written one: levels held, and levels within reach. The first teacher, and the fallback. */
export const HAND_WRITTEN: Judge = {
  judge: (rows, base) => {
    const level1 = rows[base + LEVEL1] as number;
    const level2 = rows[base + LEVEL2] as number;
    const level3 = rows[base + LEVEL3] as number;
    const own = rows[base + OWN] as number;
    const foes = rows[base + FOES] as number;
    const free = ~(own | foes | (rows[base + DOMES] as number)) & squares.EVERYWHERE;
    return worthOf(own, free, level1, level2, level3) - worthOf(foes, free, level1, level2, level3) + TO_MOVE;
  },
};
