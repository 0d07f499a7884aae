/**
 * What the network said of the positions judged lately. A search comes to one position in five again soon after, by another
 * order of turns, and to find that out takes a tenth of the time of judging it.
 */

/** As many as stay in a processor's nearer memory: more are found again a little more often, and more slowly. */
const PLACES = 1 << 14;

export class SaidLately {
  readonly #marks = new Int32Array(PLACES);
  readonly #said = new Int32Array(PLACES);
  #place = 0;
  #mark = 0;

  /** Whether the position was judged lately; `answer` is what was said, and `keep` is for what is said now. */
  has(
    level1: number,
    level2: number,
    level3: number,
    domes: number,
    own: number,
    foes: number,
    memory: number,
    foeMemory: number,
    mover: number,
  ): boolean {
    const mixed =
      Math.imul(level1, 0x9e3779b1) ^
      Math.imul(level2, 0x85ebca6b) ^
      Math.imul(level3, 0x27d4eb2f) ^
      Math.imul(domes, 0x165667b1) ^
      Math.imul(own, 0xc2b2ae35) ^
      Math.imul(foes, 0x2545f491);
    // Not zero for an empty board: an empty place is nobody's.
    this.#mark =
      (0x6a09e667 +
        mover +
        Math.imul(level1, 0xc2b2ae3d) +
        Math.imul(level2, 0x27d4eb4f) +
        Math.imul(level3, 0x9e3779f9) +
        Math.imul(domes, 0x85ebca77) +
        Math.imul(own, 0x165667c5) +
        Math.imul(foes, 0x1b873593) +
        Math.imul(memory, 0xcc9e2d51) +
        Math.imul(foeMemory, 0xe6546b65)) |
      0;
    this.#place = (mixed ^ (mixed >>> 15)) & (PLACES - 1);
    return this.#marks[this.#place] === this.#mark;
  }

  answer(): number {
    return this.#said[this.#place] as number;
  }

  keep(worth: number): number {
    this.#marks[this.#place] = this.#mark;
    this.#said[this.#place] = worth;
    return worth;
  }
}
