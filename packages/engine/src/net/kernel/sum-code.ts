/**
 * How the sums of the hidden units are brought up to date, and what they come to.
 *
 * Of the last positions the sums are kept, by the places of the workers: a position with the same places differs by a few
 * slots only, whose rows are taken off and put on. Whatever is kept in a place is good to begin with, as it says itself
 * which slots it belongs to; where too many are others, the sums are made anew from the biases.
 */

import * as wasm from '../../wasm/expressions.ts';
import { add, get, multiply, number, set, shiftLeft } from '../../wasm/expressions.ts';
import { type Code, op, sequence } from '../../wasm/instructions.ts';
import { ONE_HIDDEN } from '../quantise.ts';
import {
  ACTIVE,
  ADDED,
  CHANGED,
  EXTRA,
  FOES,
  INDEX,
  KEPT,
  LOWER,
  MOST,
  NOTHING,
  OUTPUT,
  OWN,
  REMOVED,
  ROW,
  SLOT,
  SLOTS_BEFORE,
  SUM,
  SUMS_BEFORE,
  TOGETHER,
  UNIT,
  UNITS,
  UPPER,
  VIEW,
} from './locals.ts';
import { KEPT_BITS, type KernelPlaces } from './places.ts';

const VECTOR = 16;
/** Units are multiplied as fractions of 2¹⁵: shifted by this, the square of one comes out halved. */
const SHIFT = 7;

const { countOf, loadVector, storeVector, loadByte, load, store, isGreater } = wasm;

/** Which slots differ from those kept at `before`, a bit each. */
const othersThan = (before: (half: number) => Code): Code => {
  const signs = (half: number, now: number): Code => wasm.signsOf(wasm.otherBytes(get(now), before(half)));
  return wasm.or(signs(0, LOWER), shiftLeft(signs(1, UPPER), number(16)));
};

/** Chooses what to begin with, and finds out which slots are others. */
const beginCode = ({ stride, kept, keptSize, noSlots }: KernelPlaces): Code => {
  const mixed = add(multiply(get(OWN), number(0x9e3779b1 | 0)), multiply(get(FOES), number(0x85ebca6b | 0)));
  const place = wasm.shiftRight(mixed, number(32 - KEPT_BITS));
  return sequence(
    set(KEPT, add(add(get(VIEW), number(kept)), multiply(place, number(keptSize)))),
    set(SUMS_BEFORE, get(KEPT)),
    set(SLOTS_BEFORE, add(get(KEPT), number(stride))),
    set(
      CHANGED,
      othersThan((half) => loadVector(half * VECTOR, get(SLOTS_BEFORE))),
    ),
    set(
      ACTIVE,
      othersThan(() => get(NOTHING)),
    ),
    // A slot that changed mostly costs two rows, one that is new only one.
    isGreater(shiftLeft(countOf(get(CHANGED)), number(1)), countOf(get(ACTIVE))),
    op.if,
    set(SUMS_BEFORE, get(VIEW)),
    set(SLOTS_BEFORE, number(noSlots)),
    set(CHANGED, get(ACTIVE)),
    op.end,
  );
};

/** Lists the rows to put on and to take off, then keeps the new slots. */
const listCode = ({ stride, slotRows, slots, added, removed }: KernelPlaces): Code => {
  const list = (from: Code, length: number, at: number): Code =>
    sequence(
      set(ROW, loadByte(0, add(from, get(SLOT)))),
      store(
        at,
        get(length),
        add(load(slotRows, shiftLeft(get(SLOT), number(2))), multiply(get(ROW), number(stride))),
      ),
      set(length, add(get(length), shiftLeft(wasm.isOther(get(ROW), number(0)), number(2)))),
    );
  return sequence(
    wasm.whileNot0(
      CHANGED,
      sequence(
        set(SLOT, wasm.lowestOf(get(CHANGED))),
        set(CHANGED, wasm.and(get(CHANGED), wasm.subtract(get(CHANGED), number(1)))),
        list(number(slots), ADDED, added),
        list(get(SLOTS_BEFORE), REMOVED, removed),
      ),
    ),
    storeVector(stride, get(KEPT), get(LOWER)),
    storeVector(stride + VECTOR, get(KEPT), get(UPPER)),
  );
};

const each = (emit: (unit: number) => Code): Code =>
  sequence(...Array.from({ length: TOGETHER }, (_, unit) => emit(unit)));

/** Goes through a list of rows: puts the weights of a few units on their sums, or takes them off. */
const rowsCode = (list: number, length: number, apply: typeof wasm.addEights, part: number): Code =>
  sequence(
    set(INDEX, get(length)),
    wasm.whileNot0(
      INDEX,
      sequence(
        set(INDEX, wasm.subtract(get(INDEX), number(4))),
        set(ROW, load(list, get(INDEX))),
        each((unit) =>
          set(UNITS + unit, apply(get(UNITS + unit), loadVector(part + unit * VECTOR, get(ROW)))),
        ),
      ),
    ),
  );

/** What a few units say: clipped, squared and weighed. */
const weighCode = (part: number): Code => {
  const clipped = (unit: number): Code =>
    wasm.smallerEights(wasm.greaterEights(get(UNITS + unit), get(NOTHING)), get(MOST));
  return each((unit) =>
    sequence(
      set(UNIT, wasm.shiftEightsLeft(clipped(unit), number(SHIFT))),
      set(
        SUM,
        wasm.addFours(
          get(SUM),
          wasm.dotEights(
            wasm.productsHigh(get(UNIT), get(UNIT)),
            loadVector(part + unit * VECTOR, get(OUTPUT)),
          ),
        ),
      ),
    ),
  );
};

const partCode = ({ added, removed, extra }: KernelPlaces, part: number): Code =>
  sequence(
    each((unit) => set(UNITS + unit, loadVector(part + unit * VECTOR, get(SUMS_BEFORE)))),
    rowsCode(added, ADDED, wasm.addEights, part),
    rowsCode(removed, REMOVED, wasm.subtractEights, part),
    each((unit) => storeVector(part + unit * VECTOR, get(KEPT), get(UNITS + unit))),
    rowsCode(extra, EXTRA, wasm.addEights, part),
    weighCode(part),
  );

/** Leaves the raw sum, before the output's bias, as the result. */
export const sumsCode = (places: KernelPlaces): Code =>
  sequence(
    beginCode(places),
    listCode(places),
    set(MOST, wasm.eights(number(ONE_HIDDEN))),
    ...Array.from({ length: places.stride / (TOGETHER * VECTOR) }, (_, part) =>
      partCode(places, part * TOGETHER * VECTOR),
    ),
    [0, 1, 2, 3].map((lane) => wasm.laneOf(lane, get(SUM))).reduce((sum, lane) => add(sum, lane)),
  );
