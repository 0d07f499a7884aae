/** Keys of positions: two independent 32-bit mixes over everything a position is, and over who sits at the board. */

import { KEY_HIGH, KEY_LOW } from './rows';

/** How many bytes of a row can differ: those behind them are always zero. */
let width: i32 = 0;
/** What keys begin with: the same board is another position when other powers play on it. */
let seed: i32 = 0;

export function planKeys(fields: i32, begin: i32): void {
  width = fields << 2;
  seed = begin;
}

/** Writes the key of a row into it. */
export function writeKey(row: i32): void {
  let low = 0x2545f491 ^ seed;
  let high = 0x6a09e667 ^ seed;
  for (let at = row; at < row + width; at += 4) {
    const field = load<i32>(at);
    low = (low ^ field) * (0x9e3779b1 as i32);
    low ^= low >>> 15;
    high = (high + field) * (0x85ebca6b as i32);
    high ^= high >>> 13;
  }
  store<i32>(row + KEY_LOW, low ^ (high >>> 16));
  store<i32>(row + KEY_HIGH, (high * (0xc2b2ae35 as i32)) ^ (low >>> 17));
}
