/**
 * Positions that a search judges, drawn while it thinks. Most of them come about by turns that good play avoids, and one in
 * four is decided a few turns on: what games never show the network, and what it is asked all the time.
 */

import type { Position } from '@caldera/rules';
import type { Judge } from '../judge.ts';
import { positionAfter, type Rows, WIDTH } from '../state.ts';

export class JudgedPositions implements Judge {
  readonly #judge: Judge;
  readonly #random: () => number;
  readonly #drawn: readonly Rows[];
  #seen = 0;
  #isDrawing = false;

  /** So many are drawn at a time. */
  constructor(judge: Judge, count: number, random: () => number) {
    this.#judge = judge;
    this.#random = random;
    this.#drawn = Array.from({ length: count }, () => new Int32Array(WIDTH));
  }

  judge(rows: Rows, base: number): number {
    if (this.#isDrawing) this.#draw(rows, base);
    return this.#judge.judge(rows, base);
  }

  /** Draws anew from what is judged meanwhile. */
  during<T>(search: () => T): T {
    this.#seen = 0;
    this.#isDrawing = true;
    try {
      return search();
    } finally {
      this.#isDrawing = false;
    }
  }

  /** What was drawn while the search thought about that position; of a row, so many fields can differ. */
  from(position: Position, width: number): Position[] {
    return this.#seen === 0 ? [] : this.#drawn.map((row) => positionAfter(position, row.subarray(0, width)));
  }

  /** Each place goes to any of the positions with the same chance. */
  #draw(rows: Rows, base: number): void {
    this.#seen += 1;
    for (const row of this.#drawn)
      if (this.#random() * this.#seen < 1) row.set(rows.subarray(base, base + WIDTH));
  }
}
