/** The network as plain code: the measure of the fast one, and what runs where there is no WebAssembly with vectors. */

import { biasOf, ONE_HIDDEN, ONE_OUTPUT, type Weights } from './quantise.ts';
import { STAGES } from './shape.ts';

/** Weights for one side to move: what the two powers add is added beforehand. */
export interface View {
  readonly bias: Int16Array;
  /** By stage, then by hidden unit. */
  readonly output: Int16Array;
  readonly stageBias: readonly number[];
}

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

export const viewOf = ({ layout, values }: Weights, own: number, other: number): View => {
  const { hidden } = layout;
  const at = (index: number): number => values[index] as number;
  return {
    bias: Int16Array.from(
      { length: hidden },
      (_, unit) =>
        at(layout.bias + unit) +
        at(layout.ownGod + own * hidden + unit) +
        at(layout.otherGod + other * hidden + unit),
    ),
    output: Int16Array.from({ length: STAGES * hidden }, (_, index) => {
      const unit = index % hidden;
      return clamp(
        at(layout.output + index) +
          at(layout.ownOutput + own * hidden + unit) +
          at(layout.otherOutput + other * hidden + unit),
        127,
      );
    }),
    stageBias: Array.from({ length: STAGES }, (_, stage) =>
      biasOf(at(layout.stageBias + stage) + at(layout.ownBias + own) + at(layout.otherBias + other)),
    ),
  };
};

/** Adds rows up and weighs the result: the raw sum, before the output's bias. */
export type Kernel = (rows: Int32Array, active: number, view: View, stage: number) => number;

export const plainKernel = ({ layout, values }: Weights): Kernel => {
  const { hidden } = layout;
  const sums = new Int32Array(hidden);
  return (rows, active, view, stage) => {
    for (let unit = 0; unit < hidden; unit += 1) sums[unit] = view.bias[unit] as number;
    for (let index = 0; index < active; index += 1) {
      const row = (rows[index] as number) * hidden;
      for (let unit = 0; unit < hidden; unit += 1)
        sums[unit] = (sums[unit] as number) + (values[row + unit] as number);
    }
    let total = 0;
    const output = stage * hidden;
    for (let unit = 0; unit < hidden; unit += 1) {
      const value = Math.max(0, Math.min(ONE_HIDDEN, sums[unit] as number));
      total += value * value * (view.output[output + unit] as number);
    }
    return total;
  };
};

/** What one unit of the network's answer is in the raw sum. */
export const RAW_ONE: number = ONE_HIDDEN * ONE_HIDDEN * ONE_OUTPUT;
