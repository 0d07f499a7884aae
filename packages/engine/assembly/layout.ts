/**
 * Where everything lies in the core's memory, in bytes. Tables that never change are written once from outside
 * (`src/core/`), which is told these places; the stack of rows comes last, because it grows.
 */

/** Where steps lead from each of 32 squares, by kind of board and winds. */
export const WAYS: i32 = 0x10000;
export const WAYS_SIZE: i32 = 32 * 4;
export const AROUND: i32 = WAYS;
/** By `from` and `to`, five bits each: the space straight on, as a mask. */
export const BEHIND: i32 = 0x16000;
/** How much less far late turns are looked at, by depth and number, six bits each. */
export const SHORTER: i32 = 0x18000;
/** How likely turns are. */
export const PRIOR: i32 = 0x19000;
/** States and sites of the spaces while turns are ranked. */
export const STATES: i32 = 0x1b900;
export const SITES: i32 = 0x1ba00;
/** Early builds by the space where a worker ends. */
export const FIRSTS: i32 = 0x1bb00;
/** The ranks of a sieve. */
export const SIEVE: i32 = 0x1bc00;
/** By ply: two turns each; how long the best line is from there. */
export const KILLERS: i32 = 0x1c000;
export const LINE_LENGTHS: i32 = 0x1c800;
/** By mover: how many turns the last position one turn from the end had. */
export const LAST_COUNTS: i32 = 0x1cc00;
/** What the network is told of each mover: see `judging.ts`. */
export const VIEWS: i32 = 0x1d000;
export const LINE_KEYS: i32 = 0x20000;
export const HISTORY: i32 = 0x30000;
export const LEARNT: i32 = 0x70000;
export const PLACES: i32 = 0x71000;
export const MORE: i32 = 0x74000;
export const SAID_MARKS: i32 = 0x78000;
export const SAID: i32 = 0x88000;
/** Rows, one after the other. */
export const STACK: i32 = 0xa0000;
