/** Keys of positions: two independent 32-bit mixes over everything a position is. */

import { KEY_HIGH, KEY_LOW, POSITION_WIDTH, type Rows } from './state.ts';

/** Writes the key of a row into it. `width` may leave out trailing fields that are always zero in this line-up. */
export const writeKey = (rows: Rows, base: number, width: number = POSITION_WIDTH): void => {
  let low = 0x2545f491;
  let high = 0x6a09e667;
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
