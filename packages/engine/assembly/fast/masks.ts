/** The board as masks, and where steps lead on it. */

import { AROUND, BEHIND, WAYS, WAYS_SIZE } from '../layout';

export const ON_THE_BOARD: i32 = 0x1ffffff;
export const PERIMETER: i32 = 0x1f8c63f;
export const INTERIOR: i32 = ON_THE_BOARD & ~PERIMETER;
/** How many directions the wind can come from. */
export const WINDS: i32 = 8;

/** Not to be asked of the empty set. */
export function lowest(set: i32): i32 {
  return ctz(set);
}

/** Where steps lead from each square, on a board that may go on at the opposite edge, in up to two winds (0: none). */
export function waysIn(isTorus: bool, wind: i32, other: i32): i32 {
  return WAYS + (((isTorus ? WINDS + 1 : 0) + wind) * (WINDS + 1) + other) * WAYS_SIZE;
}

/** Where they lead from one square. */
export function leadingFrom(ways: i32, square: i32): i32 {
  return load<i32>(ways + (square << 2));
}

/** Straight on from `to` for whoever stepped there from `start`, even across the edge, as a mask; empty off the board. */
export function behind(start: i32, to: i32): i32 {
  return load<i32>(BEHIND + (((start << 5) | to) << 2));
}

/** The union of what the squares of a set lead to. */
export function reachBy(ways: i32, set: i32): i32 {
  let reach = 0;
  for (let left = set; left !== 0; left &= left - 1) reach |= leadingFrom(ways, lowest(left));
  return reach;
}

/** The union of the neighbourhoods of a set. */
export function reachOf(set: i32): i32 {
  return reachBy(AROUND, set);
}
