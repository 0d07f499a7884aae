/** Where a search keeps its rows: one buffer that grows while a search goes deeper and is given back on the way up. */

import { type Rows, WIDTH } from './state.ts';

export class Stack {
  rows: Rows = new Int32Array(4096 * WIDTH);
  /** Where the next row goes. */
  top = 0;

  /** Makes sure that so many more rows fit. Whoever holds on to `rows` has to look again afterwards. */
  reserve(count: number): void {
    const needed = this.top + count * WIDTH;
    if (needed <= this.rows.length) return;
    const larger = new Int32Array(Math.max(needed, this.rows.length * 2));
    larger.set(this.rows);
    this.rows = larger;
  }
}
