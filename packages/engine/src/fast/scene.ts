/** One turn about to be made, in plain integers: the position, what binds the mover, and where results go. */

import type { Stack } from '../stack.ts';
import {
  DOMES,
  FOES,
  LEVEL1,
  LEVEL2,
  LEVEL3,
  MEMORY0,
  MEMORY1,
  OWN,
  type Rows,
  STATUS,
  WIDTH,
} from '../state.ts';
import { AROUND, ON_THE_BOARD, reachOf } from './masks.ts';

/** No position of these powers has more turns than this: Hermes on an empty board stays below. */
const MOST_TURNS = 6000;

export class Scene {
  level1 = 0;
  level2 = 0;
  level3 = 0;
  domes = 0;
  own = 0;
  foes = 0;
  /** The opponent forbids going up. */
  grounded = false;
  /** The opponent is about to climb: turns that let it are left out. */
  forced = false;
  #rows: Rows = new Int32Array(0);
  #top = 0;
  #status = 0;
  #memory0 = 0;
  #memory1 = 0;
  #mover = 0;

  load(stack: Stack, base: number): void {
    stack.reserve(MOST_TURNS);
    const { rows } = stack;
    this.#rows = rows;
    this.#top = stack.top;
    this.level1 = rows[base + LEVEL1] as number;
    this.level2 = rows[base + LEVEL2] as number;
    this.level3 = rows[base + LEVEL3] as number;
    this.domes = rows[base + DOMES] as number;
    this.own = rows[base + OWN] as number;
    this.foes = rows[base + FOES] as number;
    const status = rows[base + STATUS] as number;
    this.#mover = status & 3;
    this.#status = status ^ 1;
    this.#memory0 = rows[base + MEMORY0] as number;
    this.#memory1 = rows[base + MEMORY1] as number;
  }

  /** Gives the results to the stack and says how many there are. */
  close(stack: Stack): number {
    const count = (this.#top - stack.top) / WIDTH;
    stack.top = this.#top;
    return count;
  }

  /** The mover's card remembers whether this turn went up. */
  remember(climbed: boolean): void {
    const bit = climbed ? 1 : 0;
    if (this.#mover === 0) this.#memory0 = bit;
    else this.#memory1 = bit;
  }

  levelOf(square: number): number {
    return ((this.level1 >>> square) & 1) + ((this.level2 >>> square) & 1) + ((this.level3 >>> square) & 1);
  }

  /** Spaces without dome that a worker of this level may step to, whoever stands there. */
  open(level: number): number {
    const limit = this.grounded ? level : level + 1;
    const high = limit === 0 ? this.level1 : limit === 1 ? this.level2 : limit === 2 ? this.level3 : 0;
    return ~(high | this.domes) & ON_THE_BOARD;
  }

  /** Where the opponent could still climb to the top after a move: builds have to close all of it. */
  standing(own: number, foes: number, domes: number): number {
    const above = foes & this.level2 & ~this.level3;
    if (above === 0) return 0;
    return reachOf(above) & this.level3 & ~(own | foes | domes);
  }

  /** A result, given as it is. */
  emit(level1: number, level2: number, level3: number, domes: number, own: number, foes: number): void {
    const rows = this.#rows;
    const base = this.#top;
    rows[base + LEVEL1] = level1;
    rows[base + LEVEL2] = level2;
    rows[base + LEVEL3] = level3;
    rows[base + DOMES] = domes;
    rows[base + OWN] = foes;
    rows[base + FOES] = own;
    rows[base + STATUS] = this.#status;
    rows[base + MEMORY0] = this.#memory0;
    rows[base + MEMORY1] = this.#memory1;
    this.#top = base + WIDTH;
  }

  /** One ordinary piece on each of one or two different spaces (the second may be empty). */
  emitBuilt(first: number, second: number, own: number, foes: number): void {
    const { level1, level2, level3 } = this;
    const bits = first | second;
    this.emit(
      level1 | bits,
      level2 | (level1 & bits),
      level3 | (level2 & bits),
      this.domes | (level3 & bits),
      own,
      foes,
    );
  }

  /** One ordinary piece on every one of the spaces, each a turn of its own. */
  emitEach(spaces: number, own: number, foes: number): void {
    for (let left = spaces; left !== 0; left &= left - 1) this.emitBuilt(left & -left, 0, own, foes);
  }

  /** Where a worker that came to `to` may build. */
  sites(to: number, own: number, foes: number): number {
    return (AROUND[to] as number) & ~(own | foes | this.domes);
  }

  /** Of the sites, those that one build has to take: all when nothing threatens, none when one is not enough. */
  parries(sites: number, own: number, foes: number): number {
    if (!this.forced) return sites;
    const standing = this.standing(own, foes, this.domes);
    if (standing === 0) return sites;
    return (standing & (standing - 1)) === 0 ? sites & standing : 0;
  }
}
