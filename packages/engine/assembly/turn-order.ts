/** In which order turns are tried: a heap of ranks for every node on the way down, on the stack behind its rows. */

import { worthOf } from './judging';
import { DOMES, FOES, field, LEVEL1, LEVEL2, LEVEL3, OWN, reserve, setTop, TURN, top, WIDTH } from './rows';
import { LOOK_BITS } from './turn-look';
import { attendTurns, rank, refuted, vain } from './turn-memory';

/** A rank and the number of the turn share an integer. */
const INDEX_BITS: i32 = 14;
const INDEX: i32 = (1 << INDEX_BITS) - 1;
/** Further turns of a position are never tried. Few powers have a tenth of it. */
export const MOST_TURNS: i32 = 1 << INDEX_BITS;

/** What a hundredth of a level counts beside what is remembered of a turn, and up to how many. */
const WORTH: i32 = 64;
const MOST_WORTH: i32 = 500;

const LOOK: i32 = (1 << LOOK_BITS) - 1;

/** Tells the results of one position's turns apart. Not a key: equal marks in different positions mean nothing. */
export function markOf(row: i32): i32 {
  const mixed =
    (field(row, OWN) * (0x9e3779b1 as i32)) ^
    (field(row, FOES) * (0x85ebca6b as i32)) ^
    (field(row, LEVEL1) * (0x27d4eb2f as i32)) ^
    (field(row, LEVEL2) * (0x165667b1 as i32)) ^
    (field(row, LEVEL3) * (0xc2b2ae35 as i32)) ^
    (field(row, DOMES) * (0x2545f491 as i32));
  return (mixed & ~LOOK) | field(row, TURN);
}

/** What a marked turn looks like. */
export function turnIn(mark: i32): i32 {
  return mark & LOOK;
}

/** The turn whose result has the mark; -1 for none. */
export function findMarked(start: i32, count: i32, mark: i32): i32 {
  const turn = turnIn(mark);
  for (let index = 0, row = start; index < count; index += 1, row += WIDTH)
    if (field(row, TURN) === turn && markOf(row) === mark) return index;
  return -1;
}

/**
 * Opens a heap of the turns of a row, without the one called `without`; the answer stands for it. If `isJudged`, what is
 * said of their results counts as well.
 */
export function openOrder(
  row: i32,
  start: i32,
  count: i32,
  without: i32,
  ply: i32,
  mover: i32,
  isJudged: bool,
): i32 {
  reserve(count);
  const heap = top;
  attendTurns(mover, ply, row);
  let next = heap;
  for (let index = 0, child = start; index < count; index += 1, child += WIDTH) {
    if (index === without) continue;
    const worth = isJudged ? max(-MOST_WORTH, min(MOST_WORTH, -worthOf(child))) : 0;
    store<i32>(next, ((rank(field(child, TURN)) + worth * WORTH) << INDEX_BITS) | index);
    next += 4;
  }
  setTop(heap + (count << 2));
  const size = (next - heap) >> 2;
  for (let parent = (size >> 1) - 1; parent >= 0; parent -= 1) sink(heap, parent, size);
  return heap;
}

/** The most promising turn of those left. It goes to the end of the heap, where `reward` finds it. */
export function takeBest(heap: i32, left: i32): i32 {
  const best = load<i32>(heap);
  const last = heap + ((left - 1) << 2);
  store<i32>(heap, load<i32>(last));
  store<i32>(last, best);
  sink(heap, 0, left - 1);
  return best & INDEX;
}

/**
 * The turn of this number refuted the position and counts for more from now on; those tried before it, `chosen` first
 * unless that is -1, count for less.
 */
export function reward(
  heap: i32,
  count: i32,
  chosen: i32,
  number: i32,
  mover: i32,
  ply: i32,
  depth: i32,
  start: i32,
): void {
  refuted(mover, ply, turnAt(heap, count, chosen, number, start), depth);
  for (let earlier = 0; earlier < number; earlier += 1)
    vain(mover, turnAt(heap, count, chosen, earlier, start), depth);
}

/** The look of the turn that was tried at this place; taken ones lie behind those left. */
function turnAt(heap: i32, count: i32, chosen: i32, place: i32, start: i32): i32 {
  const index = chosen >= 0 && place === 0 ? chosen : load<i32>(heap + ((count - place - 1) << 2)) & INDEX;
  return field(start + index * WIDTH, TURN);
}

function sink(heap: i32, from: i32, size: i32): void {
  const value = load<i32>(heap + (from << 2));
  let parent = from;
  for (;;) {
    let child = parent * 2 + 1;
    if (child >= size) break;
    let larger = load<i32>(heap + (child << 2));
    if (child + 1 < size) {
      const other = load<i32>(heap + (child << 2) + 4);
      if (other > larger) {
        child += 1;
        larger = other;
      }
    }
    if (larger <= value) break;
    store<i32>(heap + (parent << 2), larger);
    parent = child;
  }
  store<i32>(heap + (parent << 2), value);
}
