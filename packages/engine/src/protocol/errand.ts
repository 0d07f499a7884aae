/** Work that can take long, done in slices: whoever does it still hears what comes in meanwhile. */

import type { TurnWalker } from '@caldera/rules';

/** Milliseconds between two looks at what came in. Shorter errands are done at once. */
const SLICE = 20;
/** A few powers take hundreds of thousands of walks to their first turn: how many questions of a walker make a pause. */
const SELDOM = 16;

/** Stops wherever it may be interrupted; comes back with what was to be fetched. */
export type Steps<Result> = Generator<void, Result>;

export class Errand<Result> {
  readonly #steps: Steps<Result>;
  readonly #onDone: (result: Result) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(steps: Steps<Result>, onDone: (result: Result) => void) {
    this.#steps = steps;
    this.#onDone = onDone;
  }

  /** Works for a while; what is left then goes on by itself, later. */
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

/** The same walker, which now and then gives no turn though some are waiting: a pause. */
export const pausing = (walker: TurnWalker): TurnWalker => {
  let asked = 0;
  walker.interrupt = () => {
    asked += 1;
    return asked % SELDOM === 0;
  };
  return walker;
};
