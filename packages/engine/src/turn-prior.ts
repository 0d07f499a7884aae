/**
 * How likely a turn is to be good before anything is known of it: by how the spaces that it leaves, enters and builds on
 * lie to the workers beside them. Learnt from which turns searches chose in self-play (`train/prior.ts`). History soon
 * knows more about a turn, but not what it is worth on towers that have grown since.
 */

import { AROUND, count } from './fast/masks.ts';
import { PRIOR_WEIGHTS } from './prior-weights.ts';
import { DOMES, FOES, LEVEL1, LEVEL2, LEVEL3, OWN, type Rows } from './state.ts';
import { aboutIn, furtherIn, kindIn, PLACE, PLAIN } from './turn-look.ts';

/**
 * How a space lies to workers, five ways: none is beside it, or the one for whom it is lowest stands two levels or more
 * below it, one level below, on its level, or above it. With its own level that is a state, 31 where there is no space.
 */
const WAYS = 5;
const STATE_BITS = 5;
const NO_SPACE = 31;
/** By a state; 4 where there is no space. */
const LEVEL_OF = Uint8Array.from({ length: 32 }, (_, state) => Math.min(4, Math.floor(state / WAYS)));
const WAY_BITS = 3;
const MOST_CLIMBS = 4;

/** Four spaces as the bytes of a number, the first in the lowest. */
const SPREAD = Int32Array.from({ length: 16 }, (_, spaces) =>
  [0, 1, 2, 3].reduce((sum, space) => sum | (((spaces >> space) & 1) << (space * 8)), 0),
);
const spreadAt = (set: number, word: number): number => SPREAD[(set >>> (word * 4)) & 15] as number;
/** Words of all spaces; one more is for what is none. */
const WORDS = 7;
const NO_SPACES: number = 0x01010101 * (NO_SPACE << WAY_BITS);

/** Groups of weights, one after the other. Moves by the states left and entered, ... */
const MOVES_AT = 0;
/** ... and by the level entered and how many spaces can be climbed from there next; ... */
const CLIMBS_AT: number = 1 << (2 * STATE_BITS);
/** ... pieces by the level entered, the state of the space, and how it lies to the mover's other workers; ... */
const BUILDS_AT: number = CLIMBS_AT + 40;
const BUILDS = 5 << (STATE_BITS + WAY_BITS);
/** ... what else was done: a further piece in the same way, anything else by its kind and the state it is about; ... */
const MORE_AT: number = BUILDS_AT + BUILDS;
const KINDS = 4;
/** ... and the space entered and the space built on, whatever they are like. */
export const PLACES_AT: number = MORE_AT + BUILDS + (KINDS << STATE_BITS);
export const PRIOR_SIZE: number = PLACES_AT + PLACE + 1;

const bytes = Uint8Array.from(atob(PRIOR_WEIGHTS), (letter) => letter.charCodeAt(0));
const view = new DataView(bytes.buffer);
export const WEIGHTS: Int16Array = Int16Array.from({ length: PRIOR_SIZE }, (_, index) =>
  view.getInt16(index * 2, true),
);
export const PLACES: Int16Array = WEIGHTS.subarray(PLACES_AT);

export class TurnPrior {
  #level1 = 0;
  #level2 = 0;
  #level3 = 0;
  #own = 0;
  #closed = 0;
  /** Free spaces of level 1, 2 and 3, for the worker that moves. */
  #climbs1 = 0;
  #climbs2 = 0;
  #climbs3 = 0;
  /** Spaces beside some workers, those that are no more than one level above one of them, on its level, below it. */
  #beside = 0;
  #within = 0;
  #beneath = 0;
  #below = 0;
  /** The state of every space, with how it lies to the opponent's workers, and room for a way. */
  readonly #stateWords = new Int32Array(WORDS + 1).fill(NO_SPACES);
  readonly #states = new Uint8Array(this.#stateWords.buffer);
  /** The same, with how it lies to the mover's workers but for the one that moves. */
  readonly #siteWords = new Int32Array(WORDS + 1).fill(NO_SPACES);
  readonly #sites = new Uint8Array(this.#siteWords.buffer);
  /** The worker that moves, and the space it goes to: those that were asked for last, and what is known of them. */
  #from = -1;
  #path = -1;
  #moveIndex = 0;
  #climbIndex = 0;
  #move = 0;
  #entered = 0;

  /** Turns of this position are about to be told apart. */
  attend(rows: Rows, base: number): void {
    this.#level1 = rows[base + LEVEL1] as number;
    this.#level2 = rows[base + LEVEL2] as number;
    this.#level3 = rows[base + LEVEL3] as number;
    this.#own = rows[base + OWN] as number;
    const foes = rows[base + FOES] as number;
    this.#closed = foes | (rows[base + DOMES] as number);
    this.#from = -1;
    this.#path = -1;
    this.#lookAround(foes);
    for (let word = 0; word < WORDS; word += 1) {
      const levels =
        spreadAt(this.#level1, word) + spreadAt(this.#level2, word) + spreadAt(this.#level3, word);
      this.#stateWords[word] = (levels * WAYS + this.#waysIn(word)) << WAY_BITS;
    }
  }

  /** What the spaces say of the step and the first piece; `PLACES` says the rest. */
  ofPlain(turn: number): number {
    // Turns come one after the other that differ only in what is built.
    const path = (turn & PLAIN) >> 5;
    if (path !== this.#path) this.#follow(path);
    return this.#move + (WEIGHTS[this.#entered + (this.#sites[turn & 31] as number)] as number);
  }

  /** And of what else is done. */
  ofMore(turn: number): number {
    return WEIGHTS[this.#moreIndex(turn)] as number;
  }

  /** Which weights say how likely the turn is: one of each group, -1 where nothing else was done. */
  indicesOf(turn: number): readonly number[] {
    const path = (turn & PLAIN) >> 5;
    this.#follow(path);
    return [
      this.#moveIndex,
      this.#climbIndex,
      this.#entered + (this.#sites[turn & 31] as number),
      PLACES_AT + (turn & PLACE),
      turn <= PLAIN ? -1 : this.#moreIndex(turn),
    ];
  }

  /** Takes a worker away from its space: what the spaces are like to those that stay. */
  #leave(from: number): void {
    this.#from = from;
    const others = this.#own & ~(1 << from);
    const closed = this.#closed | others;
    this.#climbs1 = this.#level1 & ~(this.#level2 | closed);
    this.#climbs2 = this.#level2 & ~(this.#level3 | closed);
    this.#climbs3 = this.#level3 & ~closed;
    this.#lookAround(others);
    for (let word = 0; word < WORDS; word += 1)
      this.#siteWords[word] = (this.#stateWords[word] as number) + this.#waysIn(word);
  }

  #follow(path: number): void {
    const from = path >> 5;
    if (from !== this.#from) this.#leave(from);
    const to = path & 31;
    const state = this.#stateOf(to);
    const level = LEVEL_OF[state] as number;
    const next = level === 0 ? this.#climbs1 : level === 1 ? this.#climbs2 : level === 2 ? this.#climbs3 : 0;
    const climbs = next === 0 ? 0 : count((AROUND[to] ?? 0) & next);
    this.#path = path;
    this.#entered = BUILDS_AT + (level << (STATE_BITS + WAY_BITS));
    this.#moveIndex = MOVES_AT + ((this.#stateOf(from) << STATE_BITS) | state);
    this.#climbIndex = CLIMBS_AT + level * 8 + (climbs > MOST_CLIMBS ? MOST_CLIMBS : climbs);
    this.#move = (WEIGHTS[this.#moveIndex] as number) + (WEIGHTS[this.#climbIndex] as number);
  }

  #stateOf(space: number): number {
    return (this.#states[space] as number) >> WAY_BITS;
  }

  #moreIndex(turn: number): number {
    const further = furtherIn(turn);
    if (further >= 0) return this.#entered + (this.#sites[further] as number) + BUILDS;
    return MORE_AT + BUILDS + ((kindIn(turn) << STATE_BITS) | this.#stateOf(aboutIn(turn)));
  }

  /** How every space lies to these workers. */
  #lookAround(workers: number): void {
    const level1 = this.#level1;
    const level2 = this.#level2;
    const level3 = this.#level3;
    let [beside, within, beneath, below] = [0, 0, 0, 0];
    for (let left = workers; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const near = AROUND[31 - Math.clz32(bit)] as number;
      beside |= near;
      if ((level1 & bit) === 0) {
        within |= near & ~level2;
        beneath |= near & ~level1;
      } else if ((level2 & bit) === 0) {
        within |= near & ~level3;
        beneath |= near & ~level2;
        below |= near & ~level1;
      } else {
        const isTop = (level3 & bit) !== 0;
        within |= near;
        beneath |= isTop ? near : near & ~level3;
        below |= near & ~(isTop ? level3 : level2);
      }
    }
    this.#beside = beside;
    this.#within = within;
    this.#beneath = beneath;
    this.#below = below;
  }

  #waysIn(word: number): number {
    return (
      spreadAt(this.#beside, word) +
      spreadAt(this.#within, word) +
      spreadAt(this.#beneath, word) +
      spreadAt(this.#below, word)
    );
  }
}
