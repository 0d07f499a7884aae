/**
 * Where threads that think about the same position tell each other what they found. Whoever has finished a depth first
 * puts it up; the others leave that depth as it is, take over the result and go on from there. And everybody writes up
 * how many positions it has visited, so that limits and reports count all of them.
 */

import type { Finding, Findings, Tally } from '../findings.ts';
import { MOST_PLIES } from '../tree-search.ts';

/** What the finding belongs to: the number of the order, and the depth below it. */
const STAGE = 0;
const LOCK = 1;
const INDEX = 2;
const VALUE = 3;
const LENGTH = 4;
const LINE = 5;
const DEPTHS = 256;
/** Behind the cells: for each thread an order, and the positions visited for it, which may be more than an integer holds. */
const COUNTS = Math.ceil((LINE + MOST_PLIES) / 2) * Float64Array.BYTES_PER_ELEMENT;
const COUNT = 2;

export class Bulletin {
  readonly #cells: Int32Array;
  readonly #counts: Float64Array;

  constructor(buffer: SharedArrayBuffer) {
    this.#cells = new Int32Array(buffer, 0, LINE + MOST_PLIES);
    this.#counts = new Float64Array(buffer, COUNTS);
  }

  static buffer(threads: number): SharedArrayBuffer {
    return new SharedArrayBuffer(COUNTS + threads * COUNT * Float64Array.BYTES_PER_ELEMENT);
  }

  /** How one thread counts the positions of an order. Nobody waits: a count that is a moment old will do. */
  tally(order: number, thread: number): Tally {
    const counts = this.#counts;
    const own = thread * COUNT;
    return (nodes) => {
      // In this order: nobody takes the last order's count for this one's.
      counts[own + 1] = nodes;
      counts[own] = order;
      let all = 0;
      for (let place = 0; place < counts.length; place += COUNT)
        if (counts[place] === order) all += counts[place + 1] as number;
      return all;
    };
  }

  /** The findings of one order: a thread that is late with an older one neither sees nor disturbs them. */
  of(order: number): Findings {
    const cells = this.#cells;
    const stageOf = (depth: number): number => order * DEPTHS + depth;
    return {
      isFinished: (depth) => (cells[STAGE] as number) >= stageOf(depth),
      publish: (finding) =>
        this.#alone(() => {
          if ((cells[STAGE] as number) >= stageOf(finding.depth)) return;
          cells[INDEX] = finding.index;
          cells[VALUE] = finding.value;
          cells[LENGTH] = finding.line.length;
          cells.set(finding.line, LINE);
          cells[STAGE] = stageOf(finding.depth);
        }),
      latest: () => this.#alone(() => this.#read(order)),
    };
  }

  #read(order: number): Finding | undefined {
    const cells = this.#cells;
    const stage = cells[STAGE] as number;
    if (Math.floor(stage / DEPTHS) !== order) return undefined;
    const line = [...cells.subarray(LINE, LINE + (cells[LENGTH] as number))];
    return {
      depth: stage % DEPTHS,
      index: cells[INDEX] as number,
      value: cells[VALUE] as number,
      line,
    };
  }

  /** Nobody holds it for longer than it takes to copy a line. */
  #alone<T>(act: () => T): T {
    while (Atomics.compareExchange(this.#cells, LOCK, 0, 1) !== 0);
    try {
      return act();
    } finally {
      Atomics.store(this.#cells, LOCK, 0);
    }
  }
}
