/**
 * On what terms a side takes its turns: what its own power does to its steps, and what the opponent's takes from them.
 * Told once for a line-up, so that a turn only has to look up what the position adds.
 */

import { field, MEMORY0 } from '../rows';
import { behind, lowest, waysIn } from './masks';

// What powers are and do to their opponents, as flags (`src/core/fast-powers.ts`, which says what they mean).
export const GROUNDS: i32 = 1;
export const WEIGHS: i32 = 2;
export const LIFTS: i32 = 4;
export const BARS: i32 = 8;
export const LULLS: i32 = 16;
export const HOLDS: i32 = 32;
export const STARVES: i32 = 64;
export const CARRIES: i32 = 128;
export const TORUS: i32 = 256;
export const BLOWS: i32 = 512;
export const ODD: i32 = 1024;
export const STRAYS: i32 = 2048;
export const ROAMS: i32 = 4096;

/** What a power is made of, in bytes from its own place. */
export const TURNS: i32 = 0;
export const MOVES: i32 = 4;
export const BUILD: i32 = 8;
export const WINS_UP: i32 = 12;
export const WINS_DOWN: i32 = 16;
export const WINS_FROM: i32 = 20;
export const MOST_MEMORY: i32 = 24;
export const FLAGS: i32 = 28;
const POWER_BITS: i32 = 5;
/** The powers of both sides. */
const POWERS: i32 = memory.data(2 << POWER_BITS) as i32;

export function setTerm(player: i32, at: i32, value: i32): void {
  store<i32>(POWERS + (player << POWER_BITS) + at, value);
}

export function termOf(player: i32, at: i32): i32 {
  return load<i32>(POWERS + (player << POWER_BITS) + at);
}

export function flagsOf(player: i32): i32 {
  return termOf(player, FLAGS);
}

/** What the player's card remembers. */
export function memoryOf(player: i32, row: i32): i32 {
  return field(row, MEMORY0 + (player << 2));
}

/** Whether the opponent forbids the player to go up. */
export function isGrounded(player: i32, row: i32): bool {
  return (flagsOf(1 - player) & GROUNDS) !== 0 && (memoryOf(1 - player, row) & 1) !== 0;
}

/** The wind that the player lets blow; 0 for none. */
export function windOf(player: i32, row: i32): i32 {
  return (flagsOf(player) & BLOWS) === 0 ? 0 : memoryOf(player, row);
}

/** Whoever has a wind, it blows for both. */
export function waysOf(player: i32, row: i32): i32 {
  return waysOfIn(player, windOf(0, row), windOf(1, row));
}

export function waysOfIn(player: i32, wind: i32, other: i32): i32 {
  return waysIn((flagsOf(player) & TORUS) !== 0, wind, other);
}

/** The one worker above all others of its side; none when two share the greatest height. */
export function loneHighest(level1: i32, level2: i32, level3: i32, workers: i32): i32 {
  let high = workers & level3;
  if (high === 0) high = workers & level2;
  if (high === 0) high = workers & level1;
  if (high === 0) high = workers;
  return (high & (high - 1)) === 0 ? high : 0;
}

/** Where whoever came to `at` from `last` is carried to next, as a mask: nowhere where that is closed or higher. */
function nextOf(level1: i32, level2: i32, level3: i32, last: i32, at: i32, closed: i32): i32 {
  let high = 0;
  if (((level1 >>> at) & 1) === 0) high = level1;
  else if (((level2 >>> at) & 1) === 0) high = level2;
  else if (((level3 >>> at) & 1) === 0) high = level3;
  return behind(last, at) & ~(closed | high);
}

/** Where a step ends for whoever is carried: straight on until the next space is closed or higher. */
export function carriedTo(level1: i32, level2: i32, level3: i32, start: i32, to: i32, closed: i32): i32 {
  let last = start;
  let at = to;
  let next = nextOf(level1, level2, level3, last, at, closed);
  while (next !== 0) {
    last = at;
    at = lowest(next);
    next = nextOf(level1, level2, level3, last, at, closed);
  }
  return at;
}
