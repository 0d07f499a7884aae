/** Keys of positions: two independent 32-bit mixes over everything a position is, and over who sits at the board. */

import type { Table } from '@caldera/rules';
import { KEY_HIGH, KEY_LOW, type Rows } from './state.ts';

/** How keys are made in a line-up. */
export interface KeyPlan {
  /** How many fields of a row can differ: those behind them are always zero. */
  readonly keyWidth: number;
  /** What keys begin with: the same board is another position when other powers play on it. */
  readonly keySeed: number;
}

/** The powers in the order of their seats and the one beside the Ram, computed once for a line-up. */
export const seedOf = ({ gods, fleece }: Table): number => {
  const names = `${gods.map(({ id }) => id).join(' ')} / ${fleece?.id ?? ''}`;
  let seed = 0;
  for (let index = 0; index < names.length; index += 1) {
    seed = Math.imul(seed ^ names.charCodeAt(index), 0x9e3779b1);
    seed ^= seed >>> 15;
  }
  return seed;
};

/** Writes the key of a row into it. */
export const writeKey = (rows: Rows, base: number, width: number, seed: number): void => {
  let low = 0x2545f491 ^ seed;
  let high = 0x6a09e667 ^ seed;
  for (let index = 0; index < width; index += 1) {
    const field = rows[base + index] as number;
    low = Math.imul(low ^ field, 0x9e3779b1);
    low ^= low >>> 15;
    high = Math.imul(high + field, 0x85ebca6b);
    high ^= high >>> 13;
  }
  rows[base + KEY_LOW] = low ^ (high >>> 16);
  rows[base + KEY_HIGH] = Math.imul(high, 0xc2b2ae35) ^ (low >>> 17);
};
