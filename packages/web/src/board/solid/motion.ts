/** Movements under way. Each runs from 0 to 1; while one runs, frames are drawn, and when none runs, none is. */

export interface Motion {
  /** A newer motion of the same thing takes the place of the older one. */
  readonly key: string;
  readonly duration: number;
  readonly delay?: number;
  /** `t` is eased already. */
  readonly apply: (t: number) => void;
}

const easeOut = (t: number): number => 1 - (1 - t) ** 3;

export class Motions {
  readonly #running = new Map<string, { motion: Motion; start: number | undefined }>();

  get isIdle(): boolean {
    return this.#running.size === 0;
  }

  start(motion: Motion): void {
    this.#running.set(motion.key, { motion, start: undefined });
  }

  stop(key: string): void {
    this.#running.delete(key);
  }

  advance(now: number): void {
    for (const [key, running] of this.#running) {
      running.start ??= now + (running.motion.delay ?? 0);
      const t = Math.min(1, Math.max(0, (now - running.start) / running.motion.duration));
      running.motion.apply(easeOut(t));
      if (t === 1 && this.#running.get(key) === running) this.#running.delete(key);
    }
  }

  /** Everything at its end, at once. */
  finish(): void {
    for (const [key, { motion }] of this.#running) {
      motion.apply(1);
      this.#running.delete(key);
    }
  }
}
