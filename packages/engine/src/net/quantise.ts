/**
 * Weights as whole numbers. A hidden unit of 1 is 255; an output weight of 1 is 64. A unit is squared before it is
 * weighed, and unit times weight must fit 16 bits, so output weights are kept within ±127/64.
 */

import { fail, ok, type Result } from '@caldera/rules';
import { type Layout, layoutOf } from './shape.ts';

export const ONE_HIDDEN = 255;
export const ONE_OUTPUT = 64;
export const MOST_OUTPUT = 127;
/** So that no sum of rows leaves 16 bits. */
export const MOST_ROW = 1000;

const MAGIC = 0x434e4554;

export interface Weights {
  readonly layout: Layout;
  readonly values: Int16Array;
}

const scaleAt = (layout: Layout, index: number): readonly [number, number] =>
  index < layout.output
    ? [ONE_HIDDEN, MOST_ROW]
    : index < layout.stageBias
      ? [ONE_OUTPUT, MOST_OUTPUT]
      : [ONE_OUTPUT * 16, 32_767];

export const quantise = (hidden: number, floats: Float32Array): Weights => {
  const layout = layoutOf(hidden);
  const values = Int16Array.from({ length: layout.size }, (_, index) => {
    const [one, most] = scaleAt(layout, index);
    return Math.max(-most, Math.min(most, Math.round((floats[index] as number) * one)));
  });
  return { layout, values };
};

/** Biases of the output are kept finer than its weights. */
export const biasOf = (value: number): number => value / (ONE_OUTPUT * 16);

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
  if (hidden % 64 !== 0 || hidden === 0 || hidden > 1024)
    return fail(`a hidden layer of ${hidden} is not supported`);
  const layout = layoutOf(hidden);
  if (bytes.byteLength !== 8 + layout.size * 2)
    return fail(`${layout.size} weights expected, ${(bytes.byteLength - 8) / 2} found`);
  return ok({
    layout,
    values: Int16Array.from({ length: layout.size }, (_, index) => view.getInt16(8 + index * 2, true)),
  });
};
