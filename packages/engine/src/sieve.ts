/**
 * Keeps the few most promising turns of a position while they are generated, the best first. At the end of a line no
 * others are tried, so that most results need never be written down.
 */

import type { Rows } from './state.ts';
import type { TurnMemory } from './turn-memory.ts';

/** A rank and the place of the turn's row share an integer. */
const PLACE_BITS = 5;
const PLACE = (1 << PLACE_BITS) - 1;
/** No turn is more promising than the one that was best before. */
const BEST_BEFORE = 1 << 20;

export class Sieve {
  readonly #memory: TurnMemory;
  #most = 0;
  readonly #ranks: Int32Array;
  /** Of how many turns it was asked since it was opened. */
  asked = 0;
  #before = 0;
  #count = 0;

  constructor(memory: TurnMemory, most: number) {
    this.#memory = memory;
    this.#ranks = new Int32Array(most);
  }

  /** For turns of the row. `before`: the turn that was best before; -1 for none. `most`: how many to keep. */
  open(
    mover: number,
    ply: number,
    before: number,
    rows: Rows,
    base: number,
    most: number = this.#ranks.length,
  ): void {
    this.#memory.attend(mover, ply, rows, base);
    this.#before = before;
    this.#most = most;
    this.asked = 0;
    this.#count = 0;
  }

  /** In which row to write the turn's result; -1 when it is not one of the few. */
  admit(turn: number): number {
    this.asked += 1;
    const ranks = this.#ranks;
    const rank = (this.#memory.rank(turn) + (turn === this.#before ? BEST_BEFORE : 0)) << PLACE_BITS;
    let place = this.#count;
    if (place < this.#most) this.#count = place + 1;
    else {
      const worst = ranks[place - 1] as number;
      if (rank <= worst) return -1;
      place = worst & PLACE;
    }
    let at = this.#count - 1;
    for (; at > 0 && (ranks[at - 1] as number) < rank; at -= 1) ranks[at] = ranks[at - 1] as number;
    ranks[at] = rank | place;
    return place;
  }

  /** The row of the most promising turn but so many. */
  at(number: number): number {
    return (this.#ranks[number] as number) & PLACE;
  }
}
