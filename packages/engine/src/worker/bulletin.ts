/**
 * Where threads that think about the same position tell each other what they found. Whoever has finished a depth first
 * puts it up; the others leave that depth as it is, take over the result and go on from there.
 */

import type { Finding, Findings } from '../findings.ts';
import { MOST_PLIES } from '../tree-search.ts';

/** What the finding belongs to: the number of the order, and the depth below it. */
const STAGE = 0;
const LOCK = 1;
const INDEX = 2;
const VALUE = 3;
const LENGTH = 4;
const LINE = 5;
const DEPTHS = 256;

export class Bulletin {
  readonly #cells: Int32Array;

  constructor(buffer: SharedArrayBuffer) {
    this.#cells = new Int32Array(buffer);
  }

  static buffer(): SharedArrayBuffer {
    return new SharedArrayBuffer((LINE + MOST_PLIES) * Int32Array.BYTES_PER_ELEMENT);
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
