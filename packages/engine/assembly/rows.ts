/**
 * Positions inside a search: one row of integers each, from the view of whoever is to move (`src/state.ts`). A row is
 * known by its address; rows lie on a stack that grows while a search goes deeper and is given back on the way up.
 */

import { STACK } from './layout';

/** Fields, in bytes from the row's address. */
export const LEVEL1: i32 = 0;
export const LEVEL2: i32 = 4;
export const LEVEL3: i32 = 8;
export const DOMES: i32 = 12;
export const OWN: i32 = 16;
export const FOES: i32 = 20;
export const STATUS: i32 = 24;
export const MEMORY0: i32 = 28;
export const MEMORY1: i32 = 32;
export const KEY_LOW: i32 = 64;
export const KEY_HIGH: i32 = 68;
export const TURN: i32 = 72;
export const WIDTH: i32 = 76;
/** The part of a row that is the position. */
export const POSITION_WIDTH: i32 = 64;

/** Where the next row goes. */
export let top: i32 = STACK;

export function setTop(at: i32): void {
  top = at;
}

/** Makes sure that so many more rows fit, and as many ranks behind them. */
export function reserve(rows: i32): void {
  const needed = (top + rows * (WIDTH + 4) + 0xffff) >>> 16;
  const pages = memory.size();
  if (needed > pages) memory.grow(max(needed - pages, pages));
}

export function field(row: i32, at: i32): i32 {
  return load<i32>(row + at);
}

export function moverIn(status: i32): i32 {
  return status & 3;
}

export function winnerIn(status: i32): i32 {
  return ((status >> 2) & 7) - 1;
}

/** The same position, with the other side to move. */
export function writePassed(to: i32, from: i32): void {
  memory.copy(to, from, POSITION_WIDTH);
  store<i32>(to + OWN, field(from, FOES));
  store<i32>(to + FOES, field(from, OWN));
  store<i32>(to + STATUS, field(from, STATUS) ^ 1);
}
