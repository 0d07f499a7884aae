/**
 * How a position becomes 32 slots of a byte: the state of every square, then the steps of up to seven workers; zero says
 * nothing. The same as `Features` tells in plain code, but for all squares at once: sets of squares are spread over the
 * bytes of two vectors, and the states are worked out by adding these up.
 */

import * as wasm from '../../wasm/expressions.ts';
import { get, number, set } from '../../wasm/expressions.ts';
import { type Code, op, sequence } from '../../wasm/instructions.ts';
import { DOMED, FOE_WORKER, OWN_WORKER, SQUARE_ROWS, STEP_ROWS } from '../features.ts';
import { leadsCode } from './lead-code.ts';
import {
  BESIDE_FOES,
  BESIDE_OWN,
  BITS,
  CLIMBS,
  DOMES,
  EXTRA,
  FOE_HEAVY,
  FOE_WAYS,
  FOES,
  FREE,
  HEAVY,
  LEADS_UP,
  LEFT,
  LEVEL,
  LEVEL1,
  LEVEL2,
  LEVEL3,
  LEVELS,
  LOWER,
  NEAR,
  NOTHING,
  OPEN,
  OWN,
  SHIFT,
  SPREAD,
  SQUARE,
  STATE,
  STEPS,
  TWO_FOES,
  TWO_OWN,
  UPPER,
  WAYS,
  WITHIN_FOES,
  WITHIN_OWN,
  WORKERS,
} from './locals.ts';
import type { KernelPlaces } from './places.ts';

const BOARD = 0x1ffffff;
/**
 * The steps of a worker that cannot be: three up, and none at all. Bytes differ from rows by these bits, so that zero
 * says that there is no worker.
 */
export const NO_WORKER: number = 3 << 3;
/** The first byte of the upper half is a square, the others are workers'. */
const FIRST_SHIFT = 8;
const LAST_SHIFT = 56;

const { add, and, or, multiply, shiftLeft, shiftRight, countOf, select, load, isGreater } = wasm;
const { addBytes, subtractBytes, chooseBits, sixteens } = wasm;

const bitOf = (plane: number): Code => and(shiftRight(get(plane), get(SQUARE)), number(1));
const atMost = (most: number, value: number): Code =>
  select(number(most), get(value), isGreater(get(value), number(most)));

interface Side {
  readonly workers: number;
  readonly ways: number;
  readonly beside: number;
  readonly within: number;
  readonly heavy: number;
  /** How many levels up a step may lead. */
  readonly climbs: Code;
  readonly firstRow: number;
}

/** Goes through the workers of a side: their steps become bytes, and the spaces that they reach are gathered. */
const workersCode = (side: Side, places: KernelPlaces): Code => {
  /** Spaces at least as high as so many levels above the worker. */
  const plane = (levels: Code, above: number): Code =>
    load(places.planes + above * 4, shiftLeft(levels, number(2)));
  const byte = wasm.xor(get(STEPS), number(NO_WORKER));
  return sequence(
    set(LEFT, get(side.workers)),
    wasm.whileNot0(
      LEFT,
      sequence(
        set(SQUARE, wasm.lowestOf(get(LEFT))),
        set(LEFT, and(get(LEFT), wasm.subtract(get(LEFT), number(1)))),
        set(LEVEL, add(add(bitOf(LEVEL1), bitOf(LEVEL2)), bitOf(LEVEL3))),
        set(NEAR, and(load(0, add(get(side.ways), shiftLeft(get(SQUARE), number(2)))), get(FREE))),
        set(
          OPEN,
          and(
            and(get(NEAR), wasm.xor(plane(add(get(LEVEL), side.climbs), 1), number(-1))),
            plane(multiply(get(LEVEL), get(side.heavy)), 0),
          ),
        ),
        set(side.beside, or(get(side.beside), get(NEAR))),
        set(side.within, or(get(side.within), get(OPEN))),
        set(SQUARE, countOf(and(get(OPEN), plane(get(LEVEL), 1)))),
        set(OPEN, countOf(get(OPEN))),
        set(
          STEPS,
          add(
            add(shiftLeft(get(LEVEL), number(5)), shiftLeft(atMost(3, SQUARE), number(3))),
            add(atMost(7, OPEN), number(side.firstRow)),
          ),
        ),
        // Workers beyond the seventh have no slot: their rows are added each time.
        isGreater(get(SHIFT), number(LAST_SHIFT)),
        op.if,
        wasm.store(
          places.extra,
          get(EXTRA),
          add(multiply(byte, number(places.stride)), number(places.rows + SQUARE_ROWS * places.stride)),
        ),
        set(EXTRA, add(get(EXTRA), number(4))),
        op.else,
        set(WORKERS, wasm.orLong(get(WORKERS), wasm.shiftLongLeft(wasm.long(byte), wasm.long(get(SHIFT))))),
        set(SHIFT, add(get(SHIFT), number(8))),
        op.end,
      ),
    ),
  );
};

/** For the squares of one half: minus one in the bytes of those that are in the set. */
const spread = (plane: number, first: number): Code =>
  sequence(
    set(SPREAD, wasm.fours(get(plane))),
    wasm.equalBytes(
      wasm.andBits(
        wasm.pick(
          Array.from({ length: 16 }, (_, square) => (first + square) >> 3),
          SPREAD,
        ),
        get(BITS),
      ),
      get(BITS),
    ),
  );

/** All counts are negative, as sums of minus ones are. */
const statesCode = (first: number, result: number): Code => {
  const doubled = (code: Code): Code => sequence(set(SPREAD, code), addBytes(get(SPREAD), get(SPREAD)));
  const fivefold = (local: number): Code => addBytes(doubled(doubled(get(local))), get(local));
  const worker = (state: number): Code => subtractBytes(sixteens(number(state)), get(LEVELS));
  const both = (one: number, other: number): Code => addBytes(spread(one, first), spread(other, first));
  const reach = (beside: number, within: number, two: number): Code =>
    addBytes(doubled(both(beside, within)), spread(two, first));
  return sequence(
    set(LEVELS, addBytes(both(LEVEL1, LEVEL2), spread(LEVEL3, first))),
    set(STATE, addBytes(doubled(get(LEVELS)), spread(LEADS_UP, first))),
    set(STATE, addBytes(fivefold(STATE), reach(BESIDE_OWN, WITHIN_OWN, TWO_OWN))),
    set(STATE, addBytes(fivefold(STATE), reach(BESIDE_FOES, WITHIN_FOES, TWO_FOES))),
    set(STATE, subtractBytes(get(NOTHING), get(STATE))),
    set(STATE, chooseBits(worker(OWN_WORKER), get(STATE), spread(OWN, first))),
    set(STATE, chooseBits(worker(FOE_WORKER), get(STATE), spread(FOES, first))),
    set(result, chooseBits(sixteens(number(DOMED)), get(STATE), spread(DOMES, first))),
  );
};

/** Leaves the slots in `LOWER` and `UPPER`, and in memory. */
export const slotsCode = (places: KernelPlaces): Code =>
  sequence(
    set(FREE, and(wasm.xor(or(or(get(OWN), get(FOES)), get(DOMES)), number(-1)), number(BOARD))),
    ...[LEVEL1, LEVEL2, LEVEL3].map((plane) => wasm.store(places.planes + plane * 4, number(0), get(plane))),
    set(SHIFT, number(FIRST_SHIFT)),
    workersCode(
      {
        workers: OWN,
        ways: WAYS,
        beside: BESIDE_OWN,
        within: WITHIN_OWN,
        heavy: HEAVY,
        climbs: get(CLIMBS),
        firstRow: 0,
      },
      places,
    ),
    workersCode(
      {
        workers: FOES,
        ways: FOE_WAYS,
        beside: BESIDE_FOES,
        within: WITHIN_FOES,
        heavy: FOE_HEAVY,
        climbs: number(1),
        firstRow: STEP_ROWS,
      },
      places,
    ),
    leadsCode,
    set(BITS, wasm.bytes(Array.from({ length: 16 }, (_, square) => 1 << (square & 7)))),
    statesCode(0, LOWER),
    statesCode(16, UPPER),
    set(UPPER, wasm.orBits(get(UPPER), wasm.upperHalf(get(WORKERS)))),
    wasm.storeVector(places.slots, number(0), get(LOWER)),
    wasm.storeVector(places.slots + 16, number(0), get(UPPER)),
  );
