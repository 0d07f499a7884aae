/**
 * Weights as whole numbers. A hidden unit of 1 is 255; squared and halved it still fits 16 bits. An output weight of 1 is
 * 512, kept within ±507, so that the sum over 512 units, four at a time, cannot leave 32 bits.
 */

import { fail, ok, type Result } from '@caldera/rules';
import { ROWS } from './features.ts';
import { type Layout, layoutOf, SIGHTS } from './shape.ts';
import { TURNED_ROWS } from './symmetries.ts';

export const ONE_HIDDEN = 255;
export const ONE_OUTPUT = 512;
export const MOST_OUTPUT = 507;
/** So that no sum of rows leaves 16 bits. */
export const MOST_ROW = 1000;
/** Biases of the output are kept finer than its weights. */
const ONE_BIAS = 1024;

const MAGIC = 0x434e4553;

export interface Weights {
  readonly layout: Layout;
  readonly values: Int16Array;
  /** A row for all units at once: what each kind of unit says of the row as the board lies for it. */
  readonly rows: Int16Array;
}

const scaleAt = (layout: Layout, index: number): readonly [number, number] =>
  index < layout.output
    ? [ONE_HIDDEN, MOST_ROW]
    : index < layout.stageBias
      ? [ONE_OUTPUT, MOST_OUTPUT]
      : [ONE_BIAS, 32_767];

const spreadOut = ({ kinds, hidden }: Layout, values: Int16Array): Int16Array => {
  const rows = new Int16Array(ROWS * hidden);
  for (let row = 0; row < ROWS; row += 1)
    for (let sight = 0; sight < SIGHTS; sight += 1) {
      const from = (TURNED_ROWS[sight]?.[row] as number) * kinds;
      rows.set(values.subarray(from, from + kinds), row * hidden + sight * kinds);
    }
  return rows;
};

export const quantise = (hidden: number, floats: Float32Array): Weights => {
  const layout = layoutOf(hidden);
  const values = Int16Array.from({ length: layout.size }, (_, index) => {
    const [one, most] = scaleAt(layout, index);
    return Math.max(-most, Math.min(most, Math.round((floats[index] as number) * one)));
  });
  return { layout, values, rows: spreadOut(layout, values) };
};

/** The weights as fractions again, to learn on from them. */
export const fractionsOf = ({ layout, values }: Weights): Float32Array =>
  Float32Array.from(values, (value, index) => value / scaleAt(layout, index)[0]);

export const biasOf = (value: number): number => value / ONE_BIAS;

/** A file: a mark, the width of the hidden layer, the weights. */
export const writeWeights = ({ layout, values }: Weights): Uint8Array => {
  const bytes = new Uint8Array(8 + values.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC);
  view.setUint32(4, layout.hidden);
  values.forEach((value, index) => {
    view.setInt16(8 + index * 2, value, true);
  });
  return bytes;
};

export const readWeights = (bytes: Uint8Array): Result<Weights, string> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 8 || view.getUint32(0) !== MAGIC) return fail('this is no file of weights');
  const hidden = view.getUint32(4);
  if (hidden % 64 !== 0 || hidden === 0 || hidden > 512)
    return fail(`a hidden layer of ${hidden} is not supported`);
  const layout = layoutOf(hidden);
  if (bytes.byteLength !== 8 + layout.size * 2)
    return fail(`${layout.size} weights expected, ${(bytes.byteLength - 8) / 2} found`);
  const values = Int16Array.from({ length: layout.size }, (_, index) => view.getInt16(8 + index * 2, true));
  return ok({ layout, values, rows: spreadOut(layout, values) });
};
