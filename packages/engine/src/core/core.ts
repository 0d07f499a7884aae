/**
 * The core of the engine, made ready for one line-up: what a search does millions of times, compiled from `assembly/` to
 * WebAssembly. Here its tables are filled, and it is told whom to ask for what it does not do itself.
 */

import { ALL_WAYS, BEHIND } from '../masks.ts';
import type { Run } from '../net/kernel/vector-kernel.ts';
import { SHORTER } from '../reductions.ts';
import { Stack } from '../stack.ts';
import type { Rows } from '../state.ts';
import { MOST_PLIES, STOP, type Watch } from '../tree-search.ts';
import { WEIGHTS } from '../turn-prior.ts';
import type { CoreCalls, Outside, RulesWay } from './calls.ts';
import { CORE_CODE } from './code.ts';

/** What the search has found out about positions; see `transpositions.ts`. */
export interface Finds {
  readonly best: number;
  find(low: number, high: number): number;
  keep(low: number, high: number, depth: number, score: number, bound: number, best: number): void;
}

const NO_FINDS: Finds = { best: 0, find: () => 0, keep: () => {} };

/** Where the core looks for the network's function. */
const NETWORK = 1;

let compiled: WebAssembly.Module | undefined;

const compile = (): WebAssembly.Module => {
  const bytes = Uint8Array.from(atob(CORE_CODE), (letter) => letter.charCodeAt(0));
  if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(bytes))
    throw new Error('the engine needs WebAssembly with vectors: Node 20, or a browser of 2023 or later');
  return new WebAssembly.Module(bytes);
};

export class Core {
  readonly calls: CoreCalls;
  readonly stack: Stack;
  /** Who is asked, each of them until somebody else is named. */
  watch: Watch = () => STOP;
  finds: Finds = NO_FINDS;
  judge: (rows: Rows, base: number) => number = () => 0;
  remember: Outside['remember'] = () => 0;
  readonly #functions = new WebAssembly.Table({ element: 'anyfunc', initial: NETWORK + 1 });

  constructor(rules: RulesWay) {
    const outside: Outside = {
      ...rules,
      watch: (nodes) => this.watch(nodes),
      judge: (row) => this.judge(this.stack.rows, this.stack.baseOf(row)),
      remember: (mover, memory, foeMemory) => this.remember(mover, memory, foeMemory),
      find: (low, high) => this.finds.find(low, high),
      foundBest: () => this.finds.best,
      keep: (low, high, depth, score, bound, best) => this.finds.keep(low, high, depth, score, bound, best),
    };
    compiled ??= compile();
    const { exports } = new WebAssembly.Instance(compiled, {
      outside: { ...outside },
      env: { table: this.#functions },
    });
    this.calls = exports as unknown as CoreCalls;
    this.stack = new Stack(this.calls);
    this.#fill();
  }

  /** The network's own function, which the core calls by itself. */
  set network(run: Run) {
    this.#functions.set(NETWORK, run);
  }

  /** The best line found from a ply on, as the low halves of keys. */
  lineFrom(ply: number): number[] {
    const { memory, LINE_KEYS, LINE_LENGTHS } = this.calls;
    const lengths = new Int32Array(memory.buffer, LINE_LENGTHS.value, MOST_PLIES);
    return [...new Int32Array(memory.buffer, LINE_KEYS.value + ply * MOST_PLIES * 4, lengths[ply])];
  }

  /** What never changes. */
  #fill(): void {
    const { memory, WAYS, WAYS_SIZE, BEHIND: behindAt, SHORTER: shorterAt, PRIOR } = this.calls;
    ALL_WAYS.forEach((squares, number) => {
      new Int32Array(memory.buffer, WAYS.value + number * WAYS_SIZE.value, squares.length).set(squares);
    });
    new Int32Array(memory.buffer, behindAt.value, BEHIND.length).set(BEHIND);
    new Int8Array(memory.buffer, shorterAt.value, SHORTER.length).set(SHORTER);
    new Int16Array(memory.buffer, PRIOR.value, WEIGHTS.length).set(WEIGHTS);
    this.calls.clearMemory();
  }
}
