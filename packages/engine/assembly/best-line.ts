/** The best line found from each ply on, as keys of the positions it goes through. */

import { LINE_KEYS, LINE_LENGTHS } from './layout';

const PLIES: i32 = 128;

export function clearLine(ply: i32): void {
  store<i32>(LINE_LENGTHS + (ply << 2), 0);
}

/** From this ply on the line goes to that position, and on as the next ply's line does. */
export function extendLine(ply: i32, key: i32): void {
  const here = LINE_KEYS + ply * PLIES * 4;
  const length = min(load<i32>(LINE_LENGTHS + ((ply + 1) << 2)), PLIES - 1);
  store<i32>(here, key);
  memory.copy(here + 4, here + PLIES * 4, length << 2);
  store<i32>(LINE_LENGTHS + (ply << 2), length + 1);
}
