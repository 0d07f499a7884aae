/** The board while a turn is made, what the turn looks like up to now, and where its results go. */

import type { Sieve } from '../sieve.ts';
import type { Stack } from '../stack.ts';
import { DOMES, FOES, LEVEL1, LEVEL2, LEVEL3, MEMORY0, OWN, STATUS } from '../state.ts';
import { BLOWN, builtBoth, builtBy, builtOn, PATH, pathOf, withMore } from '../turn-look.ts';
import { lowest } from './masks.ts';
import { Results } from './results.ts';

export class Board {
  level1 = 0;
  level2 = 0;
  level3 = 0;
  domes = 0;
  own = 0;
  foes = 0;
  /** What the mover's card remembers after the turn. */
  memory = 0;
  /** All of it before the turn. */
  #before1 = 0;
  #before2 = 0;
  #before3 = 0;
  #beforeDomes = 0;
  #memoryBefore = 0;
  /** Where the mover's workers went last, and what turns look like that take them there. */
  #placed = 0;
  #path = 0;
  /** What turns look like that change the wind. */
  #blown = 0;
  /** The path of turns that are wanted; -1 for all. */
  #wanted = -1;
  readonly #results = new Results();

  /** For the turns of the row at `base`. */
  protected open(stack: Stack, base: number, sieve: Sieve | undefined): void {
    this.#results.open(stack, base, sieve);
    const { rows } = stack;
    this.level1 = rows[base + LEVEL1] as number;
    this.level2 = rows[base + LEVEL2] as number;
    this.level3 = rows[base + LEVEL3] as number;
    this.domes = rows[base + DOMES] as number;
    this.own = rows[base + OWN] as number;
    this.foes = rows[base + FOES] as number;
    this.memory = rows[base + MEMORY0 + ((rows[base + STATUS] as number) & 1)] as number;
    this.#before1 = this.level1;
    this.#before2 = this.level2;
    this.#before3 = this.level3;
    this.#beforeDomes = this.domes;
    this.#memoryBefore = this.memory;
    this.#placed = 0;
    this.#blown = 0;
    this.#wanted = -1;
  }

  /** Gives the results to the stack and says how many there are. */
  close(stack: Stack): number {
    return this.#results.close(stack);
  }

  /** Leaves only the turn that looks like this, and says whether there is one. */
  closeOnly(stack: Stack, turn: number): boolean {
    this.#results.keepOnly(turn);
    return this.#results.close(stack) > 0;
  }

  get isEmpty(): boolean {
    return this.#results.isEmpty;
  }

  levelOf(square: number): number {
    return ((this.level1 >>> square) & 1) + ((this.level2 >>> square) & 1) + ((this.level3 >>> square) & 1);
  }

  /** Spaces that are higher than this level. */
  above(level: number): number {
    return level === 0 ? this.level1 : level === 1 ? this.level2 : level === 2 ? this.level3 : 0;
  }

  /** One ordinary piece more on the board, before whatever the turn does next. */
  addPiece(bit: number): void {
    this.domes |= this.level3 & bit;
    this.level3 |= this.level2 & bit;
    this.level2 |= this.level1 & bit;
    this.level1 |= bit;
  }

  /** The mover's card says that this wind blows. */
  protected markWind(wind: number): void {
    this.memory = wind;
    this.#blown = wind === this.#memoryBefore ? 0 : withMore(0, BLOWN + wind);
  }

  /** Only turns that go the way of this one are wanted. */
  protected wantPath(turn: number): void {
    this.#wanted = turn & PATH;
  }

  /** Whether turns that take the mover's workers there are wanted. */
  wants(own: number): boolean {
    return this.#wanted < 0 || (this.#pathTo(own) & PATH) === this.#wanted;
  }

  /** A result, given as it is; `built` is what the builds look like. */
  emit(
    built: number,
    level1: number,
    level2: number,
    level3: number,
    domes: number,
    own: number,
    foes: number,
  ): void {
    const turn = this.#pathTo(own) | built;
    const base = this.#results.placeOf(turn);
    if (base >= 0) this.#results.write(base, turn, level1, level2, level3, domes, own, foes, this.memory);
  }

  /** What the builds look like that made the board what it is now. */
  get built(): number {
    return builtBy(
      this.level1 ^ this.#before1,
      this.level2 ^ this.#before2,
      this.level3 ^ this.#before3,
      this.domes ^ this.#beforeDomes,
      this.#before3,
    );
  }

  /** Turns come one after the other that differ only in what is built. */
  #pathTo(own: number): number {
    if (own !== this.#placed) {
      this.#placed = own;
      this.#path = pathOf(this.own, own);
    }
    return this.#path;
  }

  /** One ordinary piece on each of one or two different spaces (the second may be empty). */
  emitBuilt(first: number, second: number, own: number, foes: number): void {
    const bits = first | second;
    this.#emitOn(bits, this.#pathTo(own) | builtOn(bits), own, foes);
  }

  /** One ordinary piece on every one of the spaces, each a turn of its own. */
  emitEach(spaces: number, own: number, foes: number): void {
    const path = this.#pathTo(own) | this.#blown;
    const earlier = lowest(this.#earlier);
    for (let left = spaces; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const built = earlier < 0 ? lowest(bit) : builtBoth(earlier, lowest(bit));
      this.#emitOn(bit, path | built, own, foes);
    }
  }

  /** The result of a turn that looks like this: an ordinary piece on each of the spaces. */
  #emitOn(spaces: number, turn: number, own: number, foes: number): void {
    const base = this.#results.placeOf(turn);
    if (base < 0) return;
    const { level1, level2, level3, domes } = this;
    this.#results.write(
      base,
      turn,
      level1 | spaces,
      level2 | (level1 & spaces),
      level3 | (level2 & spaces),
      domes | (level3 & spaces),
      own,
      foes,
      this.memory,
    );
  }

  /** Where towers are others than before the turn. */
  get #earlier(): number {
    return (
      (this.level1 ^ this.#before1) |
      (this.level2 ^ this.#before2) |
      (this.level3 ^ this.#before3) |
      (this.domes ^ this.#beforeDomes)
    );
  }
}
