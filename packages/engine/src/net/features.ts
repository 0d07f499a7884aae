/**
 * What the network sees of a position, from the mover's view.
 *
 * Every square is in one of 184 states: a dome, a worker of either side on some level, or free. A free square tells how
 * high it is, whether a step up leads on from it, and for either side whether it is out of reach, two steps away, beside a
 * worker that cannot step there, the same but two steps away, or within a step. So each square tells at once what it is
 * good for and to whom, and a position is 25 rows of weights added up. Every worker adds one row that counts its steps: to
 * anywhere, and up. First steps are those that the two powers leave: around the edge, not into the wind, not up or not
 * down; second ones are any worker's. What their cards remember adds a row for each, and one for every token on the board.
 */

import { ALL_WAYS, count, widened } from '../masks.ts';
import { type CardMemory, MEMORY_ROWS, memoryOf, TOKEN_KINDS } from './memories.ts';
import { StepTerms } from './step-terms.ts';

/** Levels, three of which may lead up, times how either side reaches a free square. */
const HEIGHTS = 7;
const REACHES = 5;
export const DOMED: number = HEIGHTS * REACHES * REACHES;
export const OWN_WORKER: number = DOMED + 1;
export const FOE_WORKER: number = OWN_WORKER + 4;
export const OWN_TOKEN: number = FOE_WORKER + 4;
const FOE_TOKEN: number = OWN_TOKEN + TOKEN_KINDS;
export const STATES: number = FOE_TOKEN + TOKEN_KINDS;
export const SQUARE_ROWS: number = 25 * STATES;
/** Level, steps up (3 and more are one), steps in all (7 and more are one); for either side. */
export const STEP_ROWS: number = 4 * 4 * 8;
const OWN_MEMORY: number = SQUARE_ROWS + 2 * STEP_ROWS;
const FOE_MEMORY: number = OWN_MEMORY + MEMORY_ROWS;
export const ROWS: number = FOE_MEMORY + MEMORY_ROWS;
/** Squares, workers and tokens, as many as any line-up brings to the board. */
export const MOST_ACTIVE = 64;

/** All rows that tell what a power's card remembers, from either side. */
export const memoryRowsOf = (god: string): readonly number[] => {
  const card = memoryOf(god);
  if (card === undefined) return [];
  const ways = Array.from({ length: card.ways }, (_, way) => card.first + way);
  const squares =
    card.tokensOn === undefined ? [] : Array.from({ length: 25 }, (_, square) => square * STATES);
  return [
    ...ways.flatMap((row) => [OWN_MEMORY + row, FOE_MEMORY + row]),
    ...squares.flatMap((row) => [row + OWN_TOKEN + card.kind, row + FOE_TOKEN + card.kind]),
  ];
};

/** Positions in which one power, which is to move, meets another. */
export class Features {
  /** Rows to add up: the first `active` of them. A square that is free, low and out of reach adds nothing. */
  readonly rows: Int32Array = new Int32Array(MOST_ACTIVE);
  active = 0;
  readonly #terms: StepTerms;
  readonly #memory: CardMemory | undefined;
  readonly #foeMemory: CardMemory | undefined;

  constructor(mover: string, other: string) {
    this.#terms = new StepTerms(mover, other);
    this.#memory = memoryOf(mover);
    this.#foeMemory = memoryOf(other);
  }

  /** The last two are what the cards remember. */
  read(
    level1: number,
    level2: number,
    level3: number,
    domes: number,
    own: number,
    foes: number,
    memory: number,
    foeMemory: number,
  ): void {
    const { rows } = this;
    const terms = this.#terms;
    terms.read(memory, foeMemory);
    const ways = ALL_WAYS[terms.ways] as Int32Array;
    const foeWays = ALL_WAYS[terms.foeWays] as Int32Array;
    const free = ~(own | foes | domes) & 0x1ffffff;
    let active = 0;
    // Both sides are written out: a function for either would have to give back three numbers, and this is read for
    // every position that is judged.
    let besideOwn = 0;
    let withinOwn = 0;
    for (let left = own; left !== 0; left &= left - 1) {
      const square = 31 - Math.clz32(left & -left);
      const level = ((level1 >>> square) & 1) + ((level2 >>> square) & 1) + ((level3 >>> square) & 1);
      const near = (ways[square] as number) & free;
      const high = level + terms.climbs;
      let open = near & ~(high === 0 ? level1 : high === 1 ? level2 : high === 2 ? level3 : 0);
      if (terms.heavy !== 0 && level > 0) open &= level === 1 ? level1 : level === 2 ? level2 : level3;
      const above = level === 0 ? level1 : level === 1 ? level2 : level === 2 ? level3 : 0;
      const up = count(open & above);
      const all = count(open);
      besideOwn |= near;
      withinOwn |= open;
      rows[active] = square * STATES + OWN_WORKER + level;
      rows[active + 1] = SQUARE_ROWS + level * 32 + (up > 3 ? 3 : up) * 8 + (all > 7 ? 7 : all);
      active += 2;
    }
    let beside = 0;
    let within = 0;
    for (let left = foes; left !== 0; left &= left - 1) {
      const square = 31 - Math.clz32(left & -left);
      const level = ((level1 >>> square) & 1) + ((level2 >>> square) & 1) + ((level3 >>> square) & 1);
      const near = (foeWays[square] as number) & free;
      let open = near & ~(level === 0 ? level2 : level === 1 ? level3 : 0);
      if (terms.foeHeavy !== 0 && level > 0) open &= level === 1 ? level1 : level === 2 ? level2 : level3;
      const above = level === 0 ? level1 : level === 1 ? level2 : level === 2 ? level3 : 0;
      const up = count(open & above);
      const all = count(open);
      beside |= near;
      within |= open;
      rows[active] = square * STATES + FOE_WORKER + level;
      rows[active + 1] = SQUARE_ROWS + STEP_ROWS + level * 32 + (up > 3 ? 3 : up) * 8 + (all > 7 ? 7 : all);
      active += 2;
    }
    const [exactly1, exactly2] = [level1 & ~level2, level2 & ~level3];
    const leadsUp =
      free &
      ((~level1 & widened(exactly1 & ~domes)) |
        (exactly1 & widened(exactly2 & ~domes)) |
        (exactly2 & widened(level3 & ~domes)));
    const twoOwn = secondSteps(withinOwn, level1, level2, level3) & free;
    const two = secondSteps(within, level1, level2, level3) & free;
    for (
      let left = (level1 | besideOwn | beside | leadsUp | twoOwn | two) & free;
      left !== 0;
      left &= left - 1
    ) {
      const square = 31 - Math.clz32(left & -left);
      const level = ((level1 >>> square) & 1) + ((level2 >>> square) & 1) + ((level3 >>> square) & 1);
      const height = 2 * level + ((leadsUp >>> square) & 1);
      const reach =
        2 * (((besideOwn >>> square) & 1) + ((withinOwn >>> square) & 1)) + ((twoOwn >>> square) & 1);
      const foeReach = 2 * (((beside >>> square) & 1) + ((within >>> square) & 1)) + ((two >>> square) & 1);
      rows[active] = square * STATES + (height * REACHES + reach) * REACHES + foeReach;
      active += 1;
    }
    for (let left = domes; left !== 0; left &= left - 1) {
      rows[active] = (31 - Math.clz32(left & -left)) * STATES + DOMED;
      active += 1;
    }
    this.active = this.remember(rows, active, memory, foeMemory);
  }

  /** Whether the cards add rows. */
  get remembers(): boolean {
    return this.#memory !== undefined || this.#foeMemory !== undefined;
  }

  /** Writes the rows of what the cards remember into a list that has so many already; how many it has then. */
  remember(list: Int32Array, active: number, memory: number, foeMemory: number): number {
    let next = active;
    if (this.#memory !== undefined)
      next = writeMemory(this.#memory, memory, OWN_MEMORY, OWN_TOKEN, list, next);
    if (this.#foeMemory !== undefined)
      next = writeMemory(this.#foeMemory, foeMemory, FOE_MEMORY, FOE_TOKEN, list, next);
    return next;
  }
}

/** Squares a step on from these, by the heights alone, that are none of them. */
const secondSteps = (within: number, level1: number, level2: number, level3: number): number =>
  ((widened(within & ~level1) & ~level2) |
    (widened(within & level1 & ~level2) & ~level3) |
    widened(within & level2)) &
  ~within;

const writeMemory = (
  card: CardMemory,
  memory: number,
  first: number,
  token: number,
  list: Int32Array,
  active: number,
): number => {
  let next = active;
  list[next] = first + card.first + card.wayOf(memory);
  next += 1;
  for (let left = card.tokensOn?.(memory) ?? 0; left !== 0; left &= left - 1) {
    list[next] = (31 - Math.clz32(left & -left)) * STATES + token + card.kind;
    next += 1;
  }
  return next;
};
