/** In which order turns are tried: a heap of ranks for every node on the way down, one after the other in one buffer. */

import type { Judge } from './judge.ts';
import type { Rows } from './state.ts';
import { DOMES, FOES, LEVEL1, LEVEL2, LEVEL3, OWN, TURN, WIDTH } from './state.ts';
import { LOOK_BITS } from './turn-look.ts';
import type { TurnMemory } from './turn-memory.ts';

/** A rank and the number of the turn share an integer. */
const INDEX_BITS = 14;
const INDEX = (1 << INDEX_BITS) - 1;
/** Further turns of a position are never tried. Few powers have a tenth of it. */
export const MOST_TURNS: number = 1 << INDEX_BITS;

/** What a hundredth of a level counts beside what is remembered of a turn, and up to how many. */
const WORTH = 64;
const MOST_WORTH = 500;

const LOOK = (1 << LOOK_BITS) - 1;

/** Tells the results of one position's turns apart. Not a key: equal marks in different positions mean nothing. */
export const markOf = (rows: Rows, base: number): number =>
  ((Math.imul(rows[base + OWN] as number, 0x9e3779b1) ^
    Math.imul(rows[base + FOES] as number, 0x85ebca6b) ^
    Math.imul(rows[base + LEVEL1] as number, 0x27d4eb2f) ^
    Math.imul(rows[base + LEVEL2] as number, 0x165667b1) ^
    Math.imul(rows[base + LEVEL3] as number, 0xc2b2ae35) ^
    Math.imul(rows[base + DOMES] as number, 0x2545f491)) &
    ~LOOK) |
  (rows[base + TURN] as number);

/** What a marked turn looks like. */
export const turnIn = (mark: number): number => mark & LOOK;

/** The turn whose result has the mark; -1 for none. */
export const findMarked = (rows: Rows, start: number, count: number, mark: number): number => {
  const turn = turnIn(mark);
  for (let index = 0, base = start; index < count; index += 1, base += WIDTH)
    if (rows[base + TURN] === turn && markOf(rows, base) === mark) return index;
  return -1;
};

export class TurnOrder {
  readonly memory: TurnMemory;
  #ranks = new Int32Array(4096);
  #top = 0;

  constructor(memory: TurnMemory) {
    this.memory = memory;
  }

  begin(): void {
    this.#top = 0;
  }

  /**
   * Opens a heap of the turns of the row at `base`, without the one called `without`; the answer stands for it. With a
   * judge, what it says of their results counts as well.
   */
  open(
    rows: Rows,
    base: number,
    start: number,
    count: number,
    without: number,
    ply: number,
    mover: number,
    judge: Judge | undefined,
  ): number {
    const offset = this.#top;
    if (offset + count > this.#ranks.length) {
      const larger = new Int32Array((offset + count) * 2);
      larger.set(this.#ranks);
      this.#ranks = larger;
    }
    const { memory } = this;
    const ranks = this.#ranks;
    memory.attend(mover, ply, rows, base);
    let top = offset;
    for (let index = 0, child = start; index < count; index += 1, child += WIDTH) {
      const turn = rows[child + TURN] as number;
      const worth = judge === undefined ? 0 : -judge.judge(rows, child);
      const bounded = Math.max(-MOST_WORTH, Math.min(MOST_WORTH, worth));
      ranks[top] = ((memory.rank(turn) + bounded * WORTH) << INDEX_BITS) | index;
      if (index !== without) top += 1;
    }
    this.#top = top;
    const size = top - offset;
    for (let parent = (size >> 1) - 1; parent >= 0; parent -= 1) this.#sink(offset, parent, size);
    return offset;
  }

  /** The most promising turn of those left. It goes to the end of the heap's part of the buffer, where `reward` finds it. */
  take(offset: number, left: number): number {
    const ranks = this.#ranks;
    const best = ranks[offset] as number;
    const last = left - 1;
    ranks[offset] = ranks[offset + last] as number;
    ranks[offset + last] = best;
    this.#sink(offset, 0, last);
    return best & INDEX;
  }

  /**
   * The turn of this number refuted the position and counts for more from now on; those tried before it, `chosen` first
   * unless that is -1, count for less.
   */
  reward(
    offset: number,
    count: number,
    chosen: number,
    number: number,
    mover: number,
    ply: number,
    depth: number,
    rows: Rows,
    start: number,
  ): void {
    const turnAt = (place: number): number => {
      const index = chosen >= 0 && place === 0 ? chosen : this.#tried(offset, count - place);
      return rows[start + index * WIDTH + TURN] as number;
    };
    this.memory.refuted(mover, ply, turnAt(number), depth);
    for (let earlier = 0; earlier < number; earlier += 1) this.memory.vain(mover, turnAt(earlier), depth);
  }

  /** The turn that was taken when so many were left. */
  #tried(offset: number, left: number): number {
    return (this.#ranks[offset + left - 1] as number) & INDEX;
  }

  close(offset: number): void {
    this.#top = offset;
  }

  #sink(offset: number, from: number, size: number): void {
    const ranks = this.#ranks;
    const value = ranks[offset + from] as number;
    let parent = from;
    for (;;) {
      let child = parent * 2 + 1;
      if (child >= size) break;
      let larger = ranks[offset + child] as number;
      if (child + 1 < size && (ranks[offset + child + 1] as number) > larger) {
        child += 1;
        larger = ranks[offset + child] as number;
      }
      if (larger <= value) break;
      ranks[offset + parent] = larger;
      parent = child;
    }
    ranks[offset + parent] = value;
  }
}
