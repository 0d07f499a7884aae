/**
 * What the search found out about positions, kept by key in a buffer of fixed size that threads may share.
 *
 * An entry is four integers. The first is the high half of the key mixed with the other three, so that an entry torn by
 * two threads writing at once does not match any key. Two neighbours share a place: one keeps the deepest result, the
 * other the latest.
 */

const ENTRY = 4;
/** Scores are kept in 16 bits, shifted to stay positive. */
const BIAS = 32_768;

export class Transpositions {
  readonly buffer: ArrayBuffer | SharedArrayBuffer;
  readonly #cells: Int32Array;
  readonly #mask: number;
  #age = 0;

  /** Which turn was best, by its mark, in the entry that `find` found. */
  best = 0;

  constructor(buffer: ArrayBuffer | SharedArrayBuffer) {
    this.buffer = buffer;
    this.#cells = new Int32Array(buffer);
    const entries = 2 ** Math.floor(Math.log2(this.#cells.length / ENTRY));
    this.#mask = (entries - 1) & ~1;
  }

  /** A table of at most so many bytes; a power of two, 64 kB at least. */
  static ofSize(bytes: number, shared = false): Transpositions {
    const size = 2 ** Math.max(16, Math.floor(Math.log2(Math.max(1, bytes))));
    return new Transpositions(shared ? new SharedArrayBuffer(size) : new ArrayBuffer(size));
  }

  /** Older entries give way to newer ones from now on. */
  grow(): void {
    this.#age = (this.#age + 1) & 63;
  }

  clear(): void {
    this.#cells.fill(0);
    this.#age = 0;
  }

  /** What is known of a key: the score, shifted, in the upper half, then the depth, two bits for the bound. Zero for nothing. */
  find(low: number, high: number): number {
    const cells = this.#cells;
    let cell = (low & this.#mask) * ENTRY;
    for (let way = 0; way < 2; way += 1, cell += ENTRY) {
      const value = cells[cell + 1] as number;
      const best = cells[cell + 2] as number;
      if (value === 0 || ((cells[cell] as number) ^ value ^ best) !== high) continue;
      this.best = best;
      return value;
    }
    return 0;
  }

  keep(low: number, high: number, depth: number, score: number, bound: number, best: number): void {
    const cells = this.#cells;
    const cell = (low & this.#mask) * ENTRY;
    const value = ((score + BIAS) << 16) | (Math.max(0, Math.min(127, depth)) << 2) | bound;
    const held = cells[cell + 1] as number;
    const sameKey = ((cells[cell] as number) ^ held ^ (cells[cell + 2] as number)) === high;
    const deepest =
      held === 0 || sameKey || (cells[cell + 3] as number) !== this.#age || depth >= ((held >>> 2) & 127);
    const place = deepest ? cell : cell + ENTRY;
    cells[place] = high ^ value ^ best;
    cells[place + 1] = value;
    cells[place + 2] = best;
    cells[place + 3] = this.#age;
  }
}
