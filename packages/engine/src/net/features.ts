/**
 * What the network sees of a position, from the mover's view.
 *
 * Every square is in one of 45 states: a dome, a worker of either side on some level, or free on some level and, for
 * either side, out of reach, beside a worker that cannot step there, or within a step. So each square tells at once how
 * high it is and who could use it, and a position is 25 rows of weights added up. Every worker adds one row that counts
 * its steps: to anywhere, and up.
 */

import { AROUND } from '../fast/masks.ts';

export const STATES = 45;
const DOMED = 36;
const OWN_WORKER = 37;
const FOE_WORKER = 41;
export const SQUARE_ROWS: number = 25 * STATES;
/** Level, steps up (3 and more are one), steps in all (7 and more are one); for either side. */
const STEP_ROWS = 4 * 4 * 8;
export const ROWS: number = SQUARE_ROWS + 2 * STEP_ROWS;
/** Squares, and as many workers as any line-up brings to the board. */
export const MOST_ACTIVE = 48;

const count = (set: number): number => {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export class Features {
  /** Rows to add up: the first `active` of them. A square that is free, low and out of reach adds nothing. */
  readonly rows: Int32Array;
  active = 0;

  constructor(rows: Int32Array = new Int32Array(MOST_ACTIVE)) {
    this.rows = rows;
  }

  /** `grounded`: the mover may not go up in this turn. */
  read(
    level1: number,
    level2: number,
    level3: number,
    domes: number,
    own: number,
    foes: number,
    grounded: boolean,
  ): void {
    const { rows } = this;
    const free = ~(own | foes | domes) & 0x1ffffff;
    let active = 0;
    // Both sides are written out: a function for either would have to give back three numbers, and this is read for
    // every position that is judged.
    let besideOwn = 0;
    let withinOwn = 0;
    for (let left = own; left !== 0; left &= left - 1) {
      const square = 31 - Math.clz32(left & -left);
      const level = ((level1 >>> square) & 1) + ((level2 >>> square) & 1) + ((level3 >>> square) & 1);
      const near = (AROUND[square] as number) & free;
      const high = grounded ? level : level + 1;
      const open = near & ~(high === 0 ? level1 : high === 1 ? level2 : high === 2 ? level3 : 0);
      const above = level === 0 ? level1 : level === 1 ? level2 : level === 2 ? level3 : 0;
      const up = count(open & above);
      const all = count(open);
      besideOwn |= near;
      withinOwn |= open;
      rows[active] = square * STATES + OWN_WORKER + level;
      rows[active + 1] = SQUARE_ROWS + level * 32 + (up > 3 ? 3 : up) * 8 + (all > 7 ? 7 : all);
      active += 2;
    }
    let beside = 0;
    let within = 0;
    for (let left = foes; left !== 0; left &= left - 1) {
      const square = 31 - Math.clz32(left & -left);
      const level = ((level1 >>> square) & 1) + ((level2 >>> square) & 1) + ((level3 >>> square) & 1);
      const near = (AROUND[square] as number) & free;
      const open = near & ~(level === 0 ? level2 : level === 1 ? level3 : 0);
      const above = level === 0 ? level1 : level === 1 ? level2 : level === 2 ? level3 : 0;
      const up = count(open & above);
      const all = count(open);
      beside |= near;
      within |= open;
      rows[active] = square * STATES + FOE_WORKER + level;
      rows[active + 1] = SQUARE_ROWS + STEP_ROWS + level * 32 + (up > 3 ? 3 : up) * 8 + (all > 7 ? 7 : all);
      active += 2;
    }
    for (let left = (level1 | besideOwn | beside) & free; left !== 0; left &= left - 1) {
      const square = 31 - Math.clz32(left & -left);
      rows[active] =
        square * STATES +
        (((level1 >>> square) & 1) + ((level2 >>> square) & 1) + ((level3 >>> square) & 1)) * 9 +
        (((besideOwn >>> square) & 1) + ((withinOwn >>> square) & 1)) * 3 +
        ((beside >>> square) & 1) +
        ((within >>> square) & 1);
      active += 1;
    }
    for (let left = domes; left !== 0; left &= left - 1) {
      rows[active] = (31 - Math.clz32(left & -left)) * STATES + DOMED;
      active += 1;
    }
    this.active = active;
  }
}
