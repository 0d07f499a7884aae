/**
 * The turns of a position by the rules' walker, one at a time: all of them where they are not too many. A few powers
 * have more than a million. Of those the shortest are given, as many as there is time and room for, and when that ends
 * before there was any, or only because of the room, some more that lie far from each other.
 */

import { type Table, type Taken, TurnWalker, type Walk } from '@caldera/rules';
import { MOST_TURNS } from './tree-search.ts';

/** How much is listed of a position at most. */
export interface Bounds {
  readonly turns: number;
  /** Walks that the walker may keep: it can take many thousands until the first turn is complete. */
  readonly walks: number;
}

/** For proofs, which must leave nothing out. */
export const EVERYTHING: Bounds = { turns: Number.POSITIVE_INFINITY, walks: Number.POSITIVE_INFINITY };
/** For thinking: with so many turns at every step, no search looks far. */
export const ENOUGH: Bounds = { turns: MOST_TURNS, walks: 1 << 15 };

/** The part of the turns that are the shortest, where there are too many. */
const IN_ORDER = 0.75;
/** When time was out before there was a single turn, this many are made up for it. */
const LAST_MINUTE = 64;
/** Ways to go before all are looked at, where any turn will do. */
const TRIES = 4;
/** A prime above any number of walks: steps of it come to each of them once, and not to neighbours first. */
const STRIDE = 104_729;

export class TurnLister {
  /** Asked now and then while turns are listed: true ends that. There is one turn even so, if there is any. */
  isLate: () => boolean = () => false;
  /** Not all turns were given. */
  isCut = false;
  /** Time was out before there was a turn: those that were given are no beginning of what would have been listed. */
  isHurried = false;
  readonly #walker: TurnWalker;
  readonly #bounds: Bounds;
  #position: Walk | undefined;
  #listed = 0;
  /** No time and no room ends the walking. */
  #isPatient = false;
  #dives = 0;
  #mostDives = 0;
  #firstWaiting = 0;
  #waiting = 0;

  constructor(table: Table, bounds: Bounds) {
    this.#bounds = bounds;
    this.#walker = new TurnWalker(table);
    this.#walker.interrupt = () =>
      !this.#isPatient && (this.#walker.begun > this.#bounds.walks || this.isLate());
  }

  /** The position must stay as it is until the last turn was asked for. */
  start(position: Walk): this {
    this.#position = position;
    this.#listed = 0;
    this.isCut = false;
    this.isHurried = false;
    this.#isPatient = false;
    this.#walker.start(position);
    return this;
  }

  /** Whether there is any turn at all: one of the first ways that are tried mostly leads to one. */
  hasTurn(position: Walk): boolean {
    this.#isPatient = true;
    this.#walker.start(position);
    for (let dives = 0; dives < TRIES; dives += 1) if (this.#walker.dive(0)) return true;
    return this.#walker.start(position).advance();
  }

  /** The turn found last, as the walk it ended in. */
  get result(): Walk {
    return this.#walker.result;
  }

  /** The way it went. */
  path(): Taken[] {
    return this.#walker.path();
  }

  /** Finds the next turn; false when there is none left that is to be given. */
  advance(): boolean {
    if (!this.isCut) {
      const isFull = this.#listed >= this.#bounds.turns * IN_ORDER;
      if (!isFull && this.#walker.advance()) {
        this.#listed += 1;
        return true;
      }
      if (this.#walker.waiting === 0) return false;
      this.#cut();
    }
    if (!this.#dive() && (this.#listed > 0 || !this.#walkOn())) return false;
    this.#listed += 1;
    return true;
  }

  #cut(): void {
    const { waiting } = this.#walker;
    this.isCut = true;
    // The first that waits may have been followed in part.
    this.#firstWaiting = waiting > 1 ? 1 : 0;
    this.#waiting = waiting - this.#firstWaiting;
    this.#dives = 0;
    this.isHurried = this.#listed === 0 && this.isLate();
    this.#mostDives = Math.min(
      this.#waiting,
      this.isHurried ? LAST_MINUTE : this.#bounds.turns - this.#listed,
    );
  }

  #dive(): boolean {
    while (this.#dives < this.#mostDives && (this.isHurried || !this.isLate())) {
      const walk = this.#firstWaiting + ((this.#dives * STRIDE) % this.#waiting);
      this.#dives += 1;
      if (this.#walker.dive(walk)) return true;
    }
    return false;
  }

  /** Nothing was found in time: whether there is a turn has to be known, however long it takes. */
  #walkOn(): boolean {
    if (this.#position === undefined) return false;
    this.#isPatient = true;
    return this.#walker.start(this.#position).advance();
  }
}
