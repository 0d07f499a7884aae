/**
 * How likely a turn is to be good before anything is known of it: by what the spaces that it leaves, enters and builds on
 * are like. Learnt from which turns searches chose in self-play (`train/prior.ts`). History soon knows more about a turn,
 * but not what it is worth on towers that have grown since.
 */

import { AROUND } from './fast/masks.ts';
import { PRIOR_WEIGHTS } from './prior-weights.ts';
import { DOMES, FOES, LEVEL1, LEVEL2, LEVEL3, OWN, type Rows } from './state.ts';
import { aboutIn, kindOf, moreIn, PLACE, PLAIN } from './turn-look.ts';

/** A space is in one of 64 states, and 31 is no space. */
const STATE_BITS = 6;
export const STATES: number = 1 << STATE_BITS;
const NO_SPACE = 31;
const NO_STATE = 62;
/** A worker's space, by its level; a free one by level, and by whether either side is beside it or within a step. */
const TAKEN = 36;
const A_LEVEL = 9;

/** Levels, and one for no space at all. */
export const LEVELS = 5;
const LEVEL_OF = Uint8Array.from({ length: STATES }, (_, state) =>
  state === NO_STATE ? LEVELS - 1 : Math.min(3, Math.floor((state % TAKEN) / A_LEVEL)),
);

/** Five squares of a row of the board as numbers of six bits each. */
const SPREAD = Int32Array.from({ length: 32 }, (_, squares) =>
  [0, 1, 2, 3, 4].reduce((sum, square) => sum | (((squares >> square) & 1) << (square * STATE_BITS)), 0),
);
const spreadAt = (set: number, shift: number): number => SPREAD[(set >>> shift) & 31] as number;

const bytes = Uint8Array.from(atob(PRIOR_WEIGHTS), (letter) => letter.charCodeAt(0));
const view = new DataView(bytes.buffer);
const weightAt = (index: number): number => view.getInt16(index * 2, true);
/** Moves by the level that is left and the state that is entered, builds by the level entered and the state built on. */
const PAIRS = LEVELS * STATES;

/** By the states of two spaces, from what is known by the level of the first. */
const byStates = (group: number): Int16Array =>
  Int16Array.from({ length: STATES * STATES }, (_, pair) =>
    weightAt(group + (((LEVEL_OF[pair >> STATE_BITS] as number) << STATE_BITS) | (pair & (STATES - 1)))),
  );
const MOVES = byStates(0);
const BUILDS = byStates(PAIRS);
/** How likely a turn is by the space entered and the space built on, whatever they are like. */
export const PLACES: Int16Array = Int16Array.from({ length: 1024 }, (_, place) =>
  weightAt(2 * PAIRS + place),
);
/** What else was done: a further piece like a build, anything else by its kind and the state of the space that it is about. */
export const MORE_WEIGHTS: number = PAIRS + 4 * STATES;
const MORE = Int16Array.from({ length: MORE_WEIGHTS }, (_, index) =>
  weightAt(2 * PAIRS + PLACES.length + index),
);

export class TurnPrior {
  readonly #states = new Uint8Array(32).fill(NO_STATE, NO_SPACE);
  /** The spaces left and entered that were asked for last, and what is known of them. */
  #path = -1;
  #move = 0;
  #entered = 0;

  /** Turns of this position are about to be told apart. */
  attend(rows: Rows, base: number): void {
    const level1 = rows[base + LEVEL1] as number;
    const level2 = rows[base + LEVEL2] as number;
    const level3 = rows[base + LEVEL3] as number;
    const own = rows[base + OWN] as number;
    const foes = rows[base + FOES] as number;
    const taken = own | foes;
    const free = ~(taken | (rows[base + DOMES] as number));
    let [beside, within, besideFoes, withinFoes] = [0, 0, 0, 0];
    for (let left = taken; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const near = (AROUND[31 - Math.clz32(bit)] as number) & free;
      const open = near & ~((level1 & bit) === 0 ? level2 : (level2 & bit) === 0 ? level3 : 0);
      if ((own & bit) !== 0) {
        beside |= near;
        within |= open;
      } else {
        besideFoes |= near;
        withinFoes |= open;
      }
    }
    this.#path = -1;
    const states = this.#states;
    for (let square = 0; square < 25; square += 5) {
      const five =
        A_LEVEL * (spreadAt(level1, square) + spreadAt(level2, square) + spreadAt(level3, square)) +
        TAKEN * spreadAt(taken, square) +
        3 * (spreadAt(beside, square) + spreadAt(within, square)) +
        spreadAt(besideFoes, square) +
        spreadAt(withinFoes, square);
      states[square] = five & 63;
      states[square + 1] = (five >> 6) & 63;
      states[square + 2] = (five >> 12) & 63;
      states[square + 3] = (five >> 18) & 63;
      states[square + 4] = five >> 24;
    }
  }

  /** What the spaces say of the step and the first piece; `PLACES` says the rest. */
  ofPlain(turn: number): number {
    const states = this.#states;
    // Turns come one after the other that differ only in what is built.
    const path = (turn & PLAIN) >> 5;
    if (path !== this.#path) {
      this.#path = path;
      const to = states[path & 31] as number;
      this.#move = MOVES[((states[path >> 5] as number) << STATE_BITS) | to] as number;
      this.#entered = to << STATE_BITS;
    }
    return this.#move + (BUILDS[this.#entered | (states[turn & 31] as number)] as number);
  }

  /** And of what else is done. */
  ofMore(turn: number): number {
    return MORE[this.#moreIndex(turn)] as number;
  }

  #moreIndex(turn: number): number {
    const state = this.#states[aboutIn(turn)] as number;
    const kind = kindOf(moreIn(turn));
    if (kind > 0) return PAIRS + (((kind - 1) << STATE_BITS) | state);
    return ((LEVEL_OF[this.#states[(turn >> 5) & 31] as number] as number) << STATE_BITS) | state;
  }

  /** Which weights say how likely the turn is: one of each group, -1 where nothing else was done. */
  indicesOf(turn: number): readonly [move: number, build: number, place: number, more: number] {
    const state = (space: number): number => this.#states[space] as number;
    const pair = (first: number, second: number): number =>
      ((LEVEL_OF[state(first)] as number) << STATE_BITS) | state(second);
    const [from, to, built] = [(turn & PLAIN) >> 10, (turn >> 5) & 31, turn & 31];
    return [pair(from, to), pair(to, built), turn & PLACE, turn <= PLAIN ? -1 : this.#moreIndex(turn)];
  }
}
