/** Which turns were good elsewhere in the tree: the two last that refuted something at this ply, and a score for each. */

import { HISTORY, KILLERS, LEARNT, MORE, PLACES, PRIOR } from './layout';
import { moreIn, PLACE, PLAIN, PLAIN_BITS } from './turn-look';
import { attend, ofMore, ofPlain, PLACES_AT } from './turn-prior';

const MOVERS: i32 = 4;
const TURNS: i32 = 1 << PLAIN_BITS;
const PAIRS: i32 = PLACE + 1;
/** What else can be done, beside what is built on one of 32 spaces. */
const MORE_TURNS: i32 = 64 * 32;
const MOST: i32 = 1 << 14;
/** So many turns that look alike are faded together. */
const BLOCK_BITS: i32 = 6;
const BLOCKS: i32 = (MOVERS * TURNS) >> BLOCK_BITS;
/** What is left from one search to the next: an eighth. */
const FADED: i32 = 3;
const KILLERS_SIZE: i32 = 128 * 8;

let ofMover: i32 = 0;
let placesOfMover: i32 = 0;
let moreOfMover: i32 = 0;
let killer: i32 = -1;
let second: i32 = -1;

/** A new search: what was learnt counts for less. */
export function fade(): void {
  memory.fill(KILLERS, 0xff, KILLERS_SIZE);
  for (let block = 0; block < BLOCKS; block += 1)
    if (load<u8>(LEARNT + block) !== 0) fadeIn(HISTORY + (block << (BLOCK_BITS + 1)), 1 << BLOCK_BITS);
  fadeIn(MORE, MOVERS * MORE_TURNS);
  for (let index = 0; index < MOVERS * PAIRS; index += 1) {
    const prior: i32 = load<i16>(PRIOR + ((PLACES_AT + (index & PLACE)) << 1));
    const at = PLACES + (index << 1);
    store<i16>(at, (prior + (((load<i16>(at) as i32) - prior) >> FADED)) as i16);
  }
}

/** Back to what is known before anything is learnt. */
export function clearMemory(): void {
  memory.fill(KILLERS, 0xff, KILLERS_SIZE);
  memory.fill(HISTORY, 0, MOVERS * TURNS * 2);
  memory.fill(LEARNT, 0, BLOCKS);
  memory.fill(MORE, 0, MOVERS * MORE_TURNS * 2);
  for (let mover = 0; mover < MOVERS; mover += 1)
    memory.copy(PLACES + mover * PAIRS * 2, PRIOR + (PLACES_AT << 1), PAIRS * 2);
}

/** Turns of the row, of this mover and at this ply, are about to be ranked. */
export function attendTurns(mover: i32, ply: i32, row: i32): void {
  attend(row);
  ofMover = HISTORY + mover * TURNS * 2;
  placesOfMover = PLACES + mover * PAIRS * 2;
  moreOfMover = MORE + mover * MORE_TURNS * 2;
  killer = load<i32>(KILLERS + (ply << 3));
  second = load<i32>(KILLERS + (ply << 3) + 4);
}

/** How promising a turn is. */
export function rank(turn: i32): i32 {
  const bonus = killer === turn ? MOST * 2 : second === turn ? MOST + (MOST >> 1) : 0;
  const plain =
    bonus +
    ofPlain(turn) +
    (load<i16>(ofMover + ((turn & PLAIN) << 1)) as i32) +
    (load<i16>(placesOfMover + ((turn & PLACE) << 1)) as i32);
  if (turn <= PLAIN) return plain;
  return plain + ofMore(turn) + (load<i16>(moreOfMover + (moreOf(turn) << 1)) as i32);
}

export function killerAt(ply: i32): i32 {
  return load<i32>(KILLERS + (ply << 3));
}

export function isKiller(ply: i32, turn: i32): bool {
  const at = KILLERS + (ply << 3);
  return load<i32>(at) === turn || load<i32>(at + 4) === turn;
}

export function refuted(mover: i32, ply: i32, turn: i32, depth: i32): void {
  const at = KILLERS + (ply << 3);
  if (load<i32>(at) !== turn) {
    store<i32>(at + 4, load<i32>(at));
    store<i32>(at, turn);
  }
  learn(mover, turn, min(depth * depth * 16, 2048));
}

/** A turn that was tried before the one that refuted the position. */
export function vain(mover: i32, turn: i32, depth: i32): void {
  learn(mover, turn, -min(depth * depth * 4, 512));
}

/** Moves the scores towards the bonus; they never leave their range. */
export function learn(mover: i32, turn: i32, bonus: i32): void {
  const full = mover * TURNS + (turn & PLAIN);
  store<u8>(LEARNT + (full >> BLOCK_BITS), 1);
  move(HISTORY + (full << 1), bonus);
  move(PLACES + ((mover * PAIRS + (turn & PLACE)) << 1), bonus);
  // Of plain turns as well: nobody asks for it, and leaving it out costs more than doing it.
  move(MORE + ((mover * MORE_TURNS + moreOf(turn)) << 1), bonus);
}

function move(at: i32, bonus: i32): void {
  const score: i32 = load<i16>(at);
  store<i16>(at, (score + bonus - (score * abs(bonus)) / MOST) as i16);
}

/** What else was done and the space built on. */
function moreOf(turn: i32): i32 {
  return (moreIn(turn) << 5) | (turn & 31);
}

function fadeIn(scores: i32, count: i32): void {
  for (let at = scores; at < scores + (count << 1); at += 2) store<i16>(at, load<i16>(at) >> (FADED as i16));
}
