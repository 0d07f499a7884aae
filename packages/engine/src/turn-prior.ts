/**
 * How likely a turn is to be good before anything is known of it: by how the spaces that it leaves, enters and builds on
 * lie to the workers beside them. Learnt from which turns searches chose in self-play (`train/prior.ts`). History soon
 * knows more about a turn, but not what it is worth on towers that have grown since.
 */

import { AROUND, count } from './fast/masks.ts';
import { PRIOR_WEIGHTS } from './prior-weights.ts';
import { DOMES, FOES, LEVEL1, LEVEL2, LEVEL3, OWN, type Rows } from './state.ts';
import { aboutIn, kindOf, moreIn, PLACE, PLAIN } from './turn-look.ts';

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

/** Five squares of a row of the board as numbers of six bits each. */
const SPREAD_BITS = 6;
const SPREAD = Int32Array.from({ length: 32 }, (_, squares) =>
  [0, 1, 2, 3, 4].reduce((sum, square) => sum | (((squares >> square) & 1) << (square * SPREAD_BITS)), 0),
);
const spreadAt = (set: number, shift: number): number => SPREAD[(set >>> shift) & 31] as number;

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
  /** Of every space, with how it lies to the opponent's workers. */
  readonly #states = new Uint8Array(32).fill(NO_SPACE);
  /** How it lies to the mover's workers but for the one that moves. */
  readonly #ways = new Uint8Array(32);
  /** The worker that moves, and the space it goes to: those that were asked for last, and what is known of them. */
  #from = -1;
  #path = -1;
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
    this.#lookAround(foes, this.#states, WAYS);
  }

  /** What the spaces say of the step and the first piece; `PLACES` says the rest. */
  ofPlain(turn: number): number {
    // Turns come one after the other that differ only in what is built.
    const path = (turn & PLAIN) >> 5;
    if (path !== this.#path) this.#follow(path);
    return this.#move + (WEIGHTS[this.#pieceAt(turn & 31)] as number);
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
      this.#moveIndex(path),
      this.#climbIndex(path),
      this.#pieceAt(turn & 31),
      PLACES_AT + (turn & PLACE),
      turn <= PLAIN ? -1 : this.#moreIndex(turn),
    ];
  }

  #follow(path: number): void {
    const from = path >> 5;
    if (from !== this.#from) {
      this.#from = from;
      this.#lookAround(this.#own & ~(1 << from), this.#ways, 0);
    }
    this.#path = path;
    this.#entered = BUILDS_AT + (this.#levelAt(path & 31) << (STATE_BITS + WAY_BITS));
    this.#move = (WEIGHTS[this.#moveIndex(path)] as number) + (WEIGHTS[this.#climbIndex(path)] as number);
  }

  #levelAt(space: number): number {
    return LEVEL_OF[this.#states[space] as number] as number;
  }

  #moveIndex(path: number): number {
    return (
      MOVES_AT + (((this.#states[path >> 5] as number) << STATE_BITS) | (this.#states[path & 31] as number))
    );
  }

  #climbIndex(path: number): number {
    const to = path & 31;
    const level = this.#levelAt(to);
    const next =
      level === 0
        ? this.#level1 & ~this.#level2
        : level === 1
          ? this.#level2 & ~this.#level3
          : level === 2
            ? this.#level3
            : 0;
    const free = next & ~(this.#closed | (this.#own & ~(1 << (path >> 5))));
    const climbs = free === 0 ? 0 : count((AROUND[to] ?? 0) & free);
    return CLIMBS_AT + level * 8 + Math.min(MOST_CLIMBS, climbs);
  }

  #pieceAt(space: number): number {
    return this.#entered + (((this.#states[space] as number) << WAY_BITS) | (this.#ways[space] as number));
  }

  #moreIndex(turn: number): number {
    const about = aboutIn(turn);
    const kind = kindOf(moreIn(turn));
    if (kind === 0) return this.#pieceAt(about) + BUILDS;
    return MORE_AT + BUILDS + (((kind - 1) << STATE_BITS) | (this.#states[about] as number));
  }

  /** Writes down how every space lies to these workers, and with it so many times its level. */
  #lookAround(workers: number, ways: Uint8Array, levels: number): void {
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
    for (let square = 0; square < 25; square += 5) {
      const five =
        levels * (spreadAt(level1, square) + spreadAt(level2, square) + spreadAt(level3, square)) +
        spreadAt(beside, square) +
        spreadAt(within, square) +
        spreadAt(beneath, square) +
        spreadAt(below, square);
      ways[square] = five & 63;
      ways[square + 1] = (five >> 6) & 63;
      ways[square + 2] = (five >> 12) & 63;
      ways[square + 3] = (five >> 18) & 63;
      ways[square + 4] = five >> 24;
    }
  }
}
