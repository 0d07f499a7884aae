/** The best line found from each ply on, as keys of the positions it goes through. */
export class BestLine {
  readonly #plies: number;
  readonly #keys: Int32Array;
  readonly #lengths: Int32Array;

  constructor(plies: number) {
    this.#plies = plies;
    this.#keys = new Int32Array(plies * plies);
    this.#lengths = new Int32Array(plies);
  }

  clear(ply: number): void {
    this.#lengths[ply] = 0;
  }

  /** From this ply on the line goes to that position, and on as the next ply's line does. */
  extend(ply: number, key: number): void {
    const here = ply * this.#plies;
    const below = here + this.#plies;
    const length = Math.min(this.#lengths[ply + 1] as number, this.#plies - 1);
    this.#keys[here] = key;
    this.#keys.copyWithin(here + 1, below, below + length);
    this.#lengths[ply] = length + 1;
  }

  from(ply: number): number[] {
    const start = ply * this.#plies;
    return [...this.#keys.subarray(start, start + (this.#lengths[ply] as number))];
  }
}
