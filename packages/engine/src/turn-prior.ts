/**
 * How likely a turn is to be good before anything is known of it: the weights that the core ranks turns by, and which of
 * them speak of a turn. What they mean is said where they are used (`assembly/turn-prior.ts`).
 */

import type { CoreCalls } from './core/calls.ts';
import { PRIOR_WEIGHTS } from './prior-weights.ts';
import { PLACE } from './turn-look.ts';

/** Groups of weights: moves, climbs from there, pieces, what else was done, and last the places of move and piece. */
const MOVES = 1024;
const CLIMBS = 40;
const PIECES = 1280;
const MORE: number = PIECES + 128;
export const PLACES_AT: number = MOVES + CLIMBS + PIECES + MORE;
export const PRIOR_SIZE: number = PLACES_AT + PLACE + 1;
/** Weights that speak of one turn, one of each group. */
const PARTS = 5;

const bytes = Uint8Array.from(atob(PRIOR_WEIGHTS), (letter) => letter.charCodeAt(0));
const view = new DataView(bytes.buffer);
export const WEIGHTS: Int16Array = Int16Array.from({ length: PRIOR_SIZE }, (_, index) =>
  view.getInt16(index * 2, true),
);
export const PLACES: Int16Array = WEIGHTS.subarray(PLACES_AT);

/** Which weights say how likely a turn is of the position that the core attends to; -1 where nothing else was done. */
export const indicesOf = (calls: CoreCalls, turn: number): readonly number[] =>
  Array.from({ length: PARTS }, (_, group) => calls.indexOf(turn, group));
