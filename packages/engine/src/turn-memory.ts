/** Which turns were good elsewhere in the tree: the two last that refuted something at this ply, and a score for each. */

import type { Rows } from './state.ts';
import { MORE, moreIn, PLACE, PLAIN, PLAIN_BITS } from './turn-look.ts';
import { PLACES, TurnPrior } from './turn-prior.ts';

const TURNS = 1 << PLAIN_BITS;
/** What else can be done, beside what is built on one of 32 spaces. */
const MORE_TURNS = MORE * 32;
const MOST = 1 << 14;
/** So many turns that look alike are faded together. */
const BLOCK_BITS = 6;
/** What is left from one search to the next: an eighth. */
const FADED = 3;

export class TurnMemory {
  readonly #killers: Int32Array;
  /** By mover, then by turn; and by mover, then by the space entered and the space built on. */
  readonly #history = new Int16Array(4 * TURNS);
  /** Blocks of it in which not all scores are zero: after a short search they are few. */
  readonly #learnt = new Uint8Array((4 * TURNS) >> BLOCK_BITS);
  readonly #places = new Int16Array(4 * PLACES.length);
  /** By mover, then by what else was done and the space built on. */
  readonly #more = new Int16Array(4 * MORE_TURNS);
  readonly #prior = new TurnPrior();

  #ofMover = 0;
  #placesOfMover = 0;
  #moreOfMover = 0;
  #killer = -1;
  #second = -1;

  constructor(plies: number) {
    this.#killers = new Int32Array(plies * 2).fill(-1);
    this.#forgetPlaces();
  }

  /** A new search: what was learnt counts for less. */
  fade(): void {
    this.#killers.fill(-1);
    for (let block = 0; block < this.#learnt.length; block += 1)
      if (this.#learnt[block] !== 0) fadeIn(this.#history, block << BLOCK_BITS, (block + 1) << BLOCK_BITS);
    fadeIn(this.#more, 0, this.#more.length);
    for (let index = 0; index < this.#places.length; index += 1) {
      const prior = PLACES[index & (PLACES.length - 1)] as number;
      this.#places[index] = prior + (((this.#places[index] as number) - prior) >> FADED);
    }
  }

  clear(): void {
    this.#killers.fill(-1);
    this.#history.fill(0);
    this.#learnt.fill(0);
    this.#more.fill(0);
    this.#forgetPlaces();
  }

  /** Back to what is known before anything is learnt. */
  #forgetPlaces(): void {
    for (let mover = 0; mover < 4; mover += 1) this.#places.set(PLACES, mover * PLACES.length);
  }

  /** Turns of the row, of this mover and at this ply, are about to be ranked. */
  attend(mover: number, ply: number, rows: Rows, base: number): void {
    this.#prior.attend(rows, base);
    this.#ofMover = mover * TURNS;
    this.#placesOfMover = mover * 1024;
    this.#moreOfMover = mover * MORE_TURNS;
    this.#killer = this.#killers[ply * 2] as number;
    this.#second = this.#killers[ply * 2 + 1] as number;
  }

  /** How promising a turn is. */
  rank(turn: number): number {
    const bonus = this.#killer === turn ? MOST * 2 : this.#second === turn ? MOST + (MOST >> 1) : 0;
    const plain =
      bonus +
      this.#prior.ofPlain(turn) +
      (this.#history[this.#ofMover + (turn & PLAIN)] as number) +
      (this.#places[this.#placesOfMover + (turn & PLACE)] as number);
    if (turn <= PLAIN) return plain;
    return plain + this.#prior.ofMore(turn) + (this.#more[this.#moreOfMover + moreOf(turn)] as number);
  }

  killerAt(ply: number): number {
    return this.#killers[ply * 2] as number;
  }

  isKiller(ply: number, turn: number): boolean {
    return this.#killers[ply * 2] === turn || this.#killers[ply * 2 + 1] === turn;
  }

  refuted(mover: number, ply: number, turn: number, depth: number): void {
    if (this.#killers[ply * 2] !== turn) {
      this.#killers[ply * 2 + 1] = this.#killers[ply * 2] as number;
      this.#killers[ply * 2] = turn;
    }
    this.learn(mover, turn, Math.min(depth * depth * 16, 2048));
  }

  /** A turn that was tried before the one that refuted the position. */
  vain(mover: number, turn: number, depth: number): void {
    this.learn(mover, turn, -Math.min(depth * depth * 4, 512));
  }

  /** Moves the scores towards the bonus; they never leave their range. */
  learn(mover: number, turn: number, bonus: number): void {
    const weight = Math.abs(bonus);
    const full = mover * TURNS + (turn & PLAIN);
    const place = mover * 1024 + (turn & PLACE);
    const a = this.#history[full] as number;
    const b = this.#places[place] as number;
    this.#learnt[full >> BLOCK_BITS] = 1;
    this.#history[full] = a + bonus - Math.trunc((a * weight) / MOST);
    this.#places[place] = b + bonus - Math.trunc((b * weight) / MOST);
    // Of plain turns as well: nobody asks for it, and leaving it out costs more than doing it.
    const more = mover * MORE_TURNS + moreOf(turn);
    const c = this.#more[more] as number;
    this.#more[more] = c + bonus - Math.trunc((c * weight) / MOST);
  }
}

/** What else was done and the space built on. */
const moreOf = (turn: number): number => (moreIn(turn) << 5) | (turn & 31);

const fadeIn = (scores: Int16Array, from: number, to: number): void => {
  for (let index = from; index < to; index += 1) scores[index] = (scores[index] as number) >> FADED;
};
