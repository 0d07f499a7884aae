/** Where the results of one position's turns go: rows on the stack, all of them or those that a sieve admits. */

import type { Sieve } from '../sieve.ts';
import type { Stack } from '../stack.ts';
import {
  DOMES,
  FOES,
  LEVEL1,
  LEVEL2,
  LEVEL3,
  MEMORY0,
  MEMORY1,
  OWN,
  type Rows,
  STATUS,
  TURN,
  WIDTH,
} from '../state.ts';

/** No position of these powers has more turns than this: Morpheus with four coins, sixteen moves and room everywhere. */
const MOST_TURNS = 8000;

export class Results {
  #rows: Rows = new Int32Array(0);
  #start = 0;
  #top = 0;
  #sieve: Sieve | undefined;
  #status = 0;
  #otherMemory = 0;
  /** Fields of the two cards. */
  #mine: number = MEMORY0;
  #theirs: number = MEMORY1;

  /** For the turns of the row at `base`. */
  open(stack: Stack, base: number, sieve: Sieve | undefined): void {
    stack.reserve(MOST_TURNS);
    const { rows, top } = stack;
    this.#rows = rows;
    this.#start = top;
    this.#top = top;
    this.#sieve = sieve;
    const status = rows[base + STATUS] as number;
    this.#status = status ^ 1;
    this.#mine = MEMORY0 + (status & 1);
    this.#theirs = MEMORY1 - (status & 1);
    this.#otherMemory = rows[base + this.#theirs] as number;
  }

  get isEmpty(): boolean {
    return this.#top === this.#start;
  }

  /** Gives the rows to the stack and says how many there are. */
  close(stack: Stack): number {
    stack.top = this.#top;
    return (this.#top - this.#start) / WIDTH;
  }

  /** Leaves only the first result of a turn that looks like this. */
  keepOnly(turn: number): void {
    const rows = this.#rows;
    let found = this.#start;
    while (found < this.#top && rows[found + TURN] !== turn) found += WIDTH;
    if (found === this.#top) this.#top = this.#start;
    else {
      rows.copyWithin(this.#start, found, found + WIDTH);
      this.#top = this.#start + WIDTH;
    }
  }

  /** Where the result of a turn goes; -1 when it is not wanted, which is asked before anything is made of it. */
  placeOf(turn: number): number {
    let base = this.#top;
    if (this.#sieve !== undefined) {
      const place = this.#sieve.admit(turn);
      if (place < 0) return -1;
      base = this.#start + place * WIDTH;
    }
    if (base === this.#top) this.#top = base + WIDTH;
    return base;
  }

  /** `own` and `foes` as the mover sees them, `memory` of its card. */
  write(
    base: number,
    turn: number,
    level1: number,
    level2: number,
    level3: number,
    domes: number,
    own: number,
    foes: number,
    memory: number,
  ): void {
    const rows = this.#rows;
    rows[base + LEVEL1] = level1;
    rows[base + LEVEL2] = level2;
    rows[base + LEVEL3] = level3;
    rows[base + DOMES] = domes;
    rows[base + OWN] = foes;
    rows[base + FOES] = own;
    rows[base + STATUS] = this.#status;
    rows[base + this.#mine] = memory;
    rows[base + this.#theirs] = this.#otherMemory;
    rows[base + TURN] = turn;
  }
}
