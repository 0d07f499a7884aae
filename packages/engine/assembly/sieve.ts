/**
 * Keeps the few most promising turns of a position while they are generated, the best first. At the end of a line no
 * others are tried, so that most results need never be written down.
 */

import { SIEVE } from './layout';
import { attendTurns, rank } from './turn-memory';

/** A rank and the place of the turn's row share an integer. */
const PLACE_BITS: i32 = 5;
const PLACE: i32 = (1 << PLACE_BITS) - 1;
/** No turn is more promising than the one that was best before. */
const BEST_BEFORE: i32 = 1 << 20;

let most: i32 = 0;
let before: i32 = 0;
let count: i32 = 0;
/** Of how many turns it was asked since it was opened. */
export let asked: i32 = 0;

/** For turns of the row. `known`: the turn that was best before; -1 for none. `room`: how many to keep. */
export function openSieve(mover: i32, ply: i32, known: i32, row: i32, room: i32): void {
  attendTurns(mover, ply, row);
  before = known;
  most = room;
  asked = 0;
  count = 0;
}

/** In which row to write the turn's result; -1 when it is not one of the few. */
export function admit(turn: i32): i32 {
  asked += 1;
  const worth = (rank(turn) + (turn === before ? BEST_BEFORE : 0)) << PLACE_BITS;
  let place = count;
  if (place < most) count = place + 1;
  else {
    const worst = load<i32>(SIEVE + ((place - 1) << 2));
    if (worth <= worst) return -1;
    place = worst & PLACE;
  }
  let at = SIEVE + ((count - 1) << 2);
  while (at > SIEVE && load<i32>(at - 4) < worth) {
    store<i32>(at, load<i32>(at - 4));
    at -= 4;
  }
  store<i32>(at, worth | place);
  return place;
}

/** The row of the most promising turn but so many. */
export function placeOf(number: i32): i32 {
  return load<i32>(SIEVE + (number << 2)) & PLACE;
}
