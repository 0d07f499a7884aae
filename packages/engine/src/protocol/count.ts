/**
 * Counting lines of play in slices: whoever counts here still hears what comes in meanwhile. The same count as `perft` of
 * the rules, which can't be interrupted.
 */

import { NOBODY, type Position, TurnWalker, type Walk, walkFrom } from '@caldera/rules';

/** Milliseconds between two looks at what came in. Shorter counts are done at once. */
const SLICE = 20;
/** Some powers have a million turns in one position: how many to count before it may be interrupted. */
const MANY = 1000;

/** Stops wherever it may be interrupted; comes back with the count. */
const linesFrom = function* (
  walkers: readonly TurnWalker[],
  walk: Walk,
  left: number,
): Generator<void, number> {
  const walker = walkers[left - 1];
  if (walker === undefined || walk.winner !== NOBODY) return 1;
  walker.start(walk);
  let lines = 0;
  while (walker.advance()) {
    lines += left === 1 ? 1 : yield* linesFrom(walkers, walker.result, left - 1);
    if (left === 1 && lines % MANY === 0) yield;
  }
  yield;
  return lines === 0 ? 1 : lines;
};

export class Count {
  readonly #steps: Generator<void, number>;
  readonly #onDone: (lines: number) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(position: Position, depth: number, onDone: (lines: number) => void) {
    const walkers = Array.from({ length: depth }, () => new TurnWalker(position.table));
    this.#steps = linesFrom(walkers, walkFrom(position), depth);
    this.#onDone = onDone;
  }

  /** Counts for a while; what is left then goes on by itself, later. */
  run(): void {
    const pause = performance.now() + SLICE;
    do {
      const step = this.#steps.next();
      if (step.done === true) return this.#onDone(step.value);
    } while (performance.now() < pause);
    this.#timer = setTimeout(() => this.run(), 0);
  }

  /** It will never be done. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
