/**
 * The instructions of the learner, written out for a layout: the way through the network and back for one sample, and a
 * step down the gradients. A sample is looked at eight times, once for each symmetry of the board, by the same kinds of
 * units, a few vectors of which are kept in registers at a time.
 */

import { ROWS } from '../net/features.ts';
import { type Layout, SIGHTS } from '../net/shape.ts';
import { type Code, op, sequence } from '../wasm/instructions.ts';
import { FLOAT, type Places, VECTOR } from './learner-places.ts';

/** Vectors of units that are kept in registers at a time. */
export const TOGETHER = 8;

/** Adam: how slowly the means of gradients and of their squares follow. */
export const MEAN = 0.9;
export const SQUARE = 0.999;
const TINY = 1e-8;
/** Weights stay where whole numbers can still hold them. */
const MOST = 1.98;

// Parameters of both ways: the length of the list of rows in bytes, then where the weights begin that the powers and the
// stage of the game choose. The way back has the error as well.
const ACTIVE = 0;
const OWN = 1;
const OTHER = 2;
const OUTPUT = 3;
const OWN_OUTPUT = 4;
const OTHER_OUTPUT = 5;
const ERROR = 6;

/** Calls `emit` for every few units of every symmetry: its number, and the first vector and how many. */
const eachPart = (kinds: number, emit: (sight: number, first: number, count: number) => Code): Code => {
  const vectors = (kinds * FLOAT) / VECTOR;
  const codes: Code[] = [];
  for (let sight = 0; sight < SIGHTS; sight += 1)
    for (let first = 0; first < vectors; first += TOGETHER)
      codes.push(emit(sight, first, Math.min(TOGETHER, vectors - first)));
  return sequence(...codes);
};

const each = (count: number, emit: (unit: number) => Code): Code =>
  sequence(...Array.from({ length: count }, (_, unit) => emit(unit)));

/** Goes through the list: `row` holds where the weights of each row begin, as the board lies for this symmetry. */
const eachRow = (places: Places, sight: number, index: number, row: number, body: Code): Code =>
  sequence(
    op.constant(0),
    op.set(index),
    op.block,
    op.get(ACTIVE),
    op.isZero,
    op.branchIf(0),
    op.loop,
    op.get(index),
    op.load(places.list),
    op.constant(FLOAT),
    op.multiply,
    op.load(places.turned + sight * ROWS * FLOAT),
    op.set(row),
    body,
    op.get(index),
    op.constant(FLOAT),
    op.add,
    op.tee(index),
    op.get(ACTIVE),
    op.lessUnsigned,
    op.branchIf(0),
    op.end,
    op.end,
  );

/** Between 0 and 1. */
const clipped = (value: Code): Code =>
  sequence(
    value,
    op.fraction(0),
    op.splatFraction,
    op.maxFractions,
    op.fraction(1),
    op.splatFraction,
    op.minFractions,
  );

/** What a vector of units counts for in the answer. */
const weightsOf = (vector: number): Code =>
  sequence(
    op.get(OUTPUT),
    op.vectorLoad(vector * VECTOR),
    op.get(OWN_OUTPUT),
    op.vectorLoad(vector * VECTOR),
    op.addFractions,
    op.get(OTHER_OUTPUT),
    op.vectorLoad(vector * VECTOR),
    op.addFractions,
  );

export const forwardBody = ({ kinds, bias }: Layout, places: Places): number[] => {
  const [index, row, answer, unit, units] = [6, 7, 8, 9, 10];
  const sumAt = (sight: number, vector: number): number =>
    places.sums + (sight * kinds * FLOAT + vector * VECTOR);
  const body = eachPart(kinds, (sight, first, count) =>
    sequence(
      each(count, (at) =>
        sequence(
          op.constant(0),
          op.vectorLoad(bias * FLOAT + (first + at) * VECTOR),
          op.get(OWN),
          op.vectorLoad((first + at) * VECTOR),
          op.addFractions,
          op.get(OTHER),
          op.vectorLoad((first + at) * VECTOR),
          op.addFractions,
          op.set(units + at),
        ),
      ),
      eachRow(
        places,
        sight,
        index,
        row,
        each(count, (at) =>
          sequence(
            op.get(units + at),
            op.get(row),
            op.vectorLoad((first + at) * VECTOR),
            op.addFractions,
            op.set(units + at),
          ),
        ),
      ),
      each(count, (at) =>
        sequence(
          op.constant(0),
          op.get(units + at),
          op.vectorStore(sumAt(sight, first + at)),
          clipped(op.get(units + at)),
          op.set(unit),
          op.get(answer),
          op.get(unit),
          op.get(unit),
          op.multiplyFractions,
          weightsOf(first + at),
          op.multiplyFractions,
          op.addFractions,
          op.set(answer),
        ),
      ),
    ),
  );
  return sequence(
    body,
    ...[0, 1, 2, 3].map((lane) =>
      sequence(op.get(answer), op.laneFraction(lane), lane > 0 ? op.addFraction : []),
    ),
  );
};

/** Adds a vector to what lies `offset` bytes behind `base`. */
const addTo = (base: Code, offset: number, value: Code): Code =>
  sequence(base, base, op.vectorLoad(offset), value, op.addFractions, op.vectorStore(offset));

export const backwardBody = ({ kinds, bias }: Layout, places: Places): number[] => {
  const [index, row, error, unit, units] = [7, 8, 9, 10, 11];
  const { gradients, sums } = places;
  return sequence(
    op.get(ERROR),
    op.splatFraction,
    op.set(error),
    eachPart(kinds, (sight, first, count) =>
      sequence(
        each(count, (at) => {
          const vector = first + at;
          const sum = sequence(op.constant(0), op.vectorLoad(sums + sight * kinds * FLOAT + vector * VECTOR));
          const square = sequence(
            op.get(unit),
            op.get(unit),
            op.multiplyFractions,
            op.get(error),
            op.multiplyFractions,
          );
          const behind = gradients + vector * VECTOR;
          return sequence(
            clipped(sum),
            op.set(unit),
            addTo(op.get(OUTPUT), behind, square),
            addTo(op.get(OWN_OUTPUT), behind, square),
            addTo(op.get(OTHER_OUTPUT), behind, square),
            // The slope of a square, and none where the unit is clipped.
            weightsOf(vector),
            op.get(error),
            op.multiplyFractions,
            op.get(unit),
            op.get(unit),
            op.addFractions,
            op.multiplyFractions,
            op.get(unit),
            sum,
            op.equalFractions,
            op.and,
            op.set(units + at),
            addTo(op.constant(0), bias * FLOAT + behind, op.get(units + at)),
            addTo(op.get(OWN), behind, op.get(units + at)),
            addTo(op.get(OTHER), behind, op.get(units + at)),
          );
        }),
        eachRow(
          places,
          sight,
          index,
          row,
          each(count, (at) => addTo(op.get(row), gradients + (first + at) * VECTOR, op.get(units + at))),
        ),
      ),
    ),
  );
};

/** One step of Adam for all weights, which empties the gradients. */
export const stepBody = ({ weights, gradients, means, squares, size }: Places): number[] => {
  const [scale, rate, keep, index, gradient, mean, square] = [0, 1, 2, 3, 4, 5, 6];
  const spread = (code: Code): Code => sequence(code, op.splatFraction);
  const share = (value: number, of: Code): Code =>
    sequence(spread(op.fraction(value)), of, op.multiplyFractions);
  const at = (place: number): Code => sequence(op.get(index), op.vectorLoad(place));
  const put = (place: number, value: Code): Code => sequence(op.get(index), value, op.vectorStore(place));
  return sequence(
    op.loop,
    at(gradients),
    spread(op.get(scale)),
    op.multiplyFractions,
    op.set(gradient),
    share(MEAN, at(means)),
    share(1 - MEAN, op.get(gradient)),
    op.addFractions,
    op.set(mean),
    share(SQUARE, at(squares)),
    share(1 - SQUARE, sequence(op.get(gradient), op.get(gradient), op.multiplyFractions)),
    op.addFractions,
    op.set(square),
    put(means, op.get(mean)),
    put(squares, op.get(square)),
    put(gradients, spread(op.fraction(0))),
    put(
      weights,
      sequence(
        at(weights),
        spread(op.get(keep)),
        op.multiplyFractions,
        op.get(mean),
        spread(op.get(rate)),
        op.multiplyFractions,
        op.get(square),
        op.rootFractions,
        spread(op.fraction(TINY)),
        op.addFractions,
        op.divideFractions,
        op.subtractFractions,
        spread(op.fraction(MOST)),
        op.minFractions,
        spread(op.fraction(-MOST)),
        op.maxFractions,
      ),
    ),
    op.get(index),
    op.constant(VECTOR),
    op.add,
    op.tee(index),
    op.constant(size),
    op.lessUnsigned,
    op.branchIf(0),
    op.end,
  );
};
