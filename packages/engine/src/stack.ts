/** Where a search keeps its rows, in the core's memory, which grows while a search goes deeper. */

import type { CoreCalls } from './core/calls.ts';
import { type Rows, WIDTH } from './state.ts';

export class Stack {
  readonly #calls: CoreCalls;
  readonly #bottom: number;
  #rows: Rows;

  constructor(calls: CoreCalls) {
    this.#calls = calls;
    this.#bottom = calls.STACK.value;
    this.#rows = this.#view();
  }

  /** Whoever holds on to it has to look again after anything that may put rows on the stack. */
  get rows(): Rows {
    // Memory that has grown is another buffer, and the old one is empty.
    if (this.#rows.length === 0) this.#rows = this.#view();
    return this.#rows;
  }

  /** Where the next row goes. */
  get top(): number {
    return this.baseOf(this.#calls.top.value);
  }

  set top(base: number) {
    this.#calls.setTop(this.addressOf(base));
  }

  /** Makes sure that so many more rows fit. */
  reserve(count: number): void {
    this.#calls.reserve(count);
  }

  /** Puts a row on top: where it is. */
  push(): number {
    this.reserve(1);
    const { top } = this;
    this.top = top + WIDTH;
    return top;
  }

  addressOf(base: number): number {
    return this.#bottom + base * 4;
  }

  baseOf(address: number): number {
    return (address - this.#bottom) / 4;
  }

  #view(): Rows {
    return new Int32Array(this.#calls.memory.buffer as ArrayBuffer, this.#bottom);
  }
}
