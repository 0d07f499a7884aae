/** The network as plain code: the measure of the fast one. */

import { Features } from './features.ts';
import { biasOf, MOST_OUTPUT, ONE_HIDDEN, ONE_OUTPUT, type Weights } from './quantise.ts';
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
  const { kinds, hidden } = layout;
  const at = (index: number): number => values[index] as number;
  return {
    bias: Int16Array.from({ length: hidden }, (_, unit) => {
      const kind = unit % kinds;
      return (
        at(layout.bias + kind) +
        at(layout.ownGod + own * kinds + kind) +
        at(layout.otherGod + other * kinds + kind)
      );
    }),
    output: Int16Array.from({ length: STAGES * hidden }, (_, index) => {
      const kind = index % kinds;
      const stage = Math.floor(index / hidden);
      return clamp(
        at(layout.output + stage * kinds + kind) +
          at(layout.ownOutput + own * kinds + kind) +
          at(layout.otherOutput + other * kinds + kind),
        MOST_OUTPUT,
      );
    }),
    stageBias: Array.from({ length: STAGES }, (_, stage) =>
      biasOf(at(layout.stageBias + stage) + at(layout.ownBias + own) + at(layout.otherBias + other)),
    ),
  };
};

/** Half of a unit's square, rounded as vectors round it. */
const squareOf = (unit: number): number => (unit * unit + 1) >> 1;

/** What the network says of positions with one side to move: the raw sum, before the output's bias. */
export type Sight = (
  level1: number,
  level2: number,
  level3: number,
  domes: number,
  own: number,
  foes: number,
  memory: number,
  foeMemory: number,
  stage: number,
) => number;

export const plainSight = (
  { layout, rows: weights }: Weights,
  view: View,
  mover: string,
  other: string,
): Sight => {
  const { hidden } = layout;
  const sums = new Int32Array(hidden);
  const features = new Features(mover, other);
  return (level1, level2, level3, domes, own, foes, memory, foeMemory, stage) => {
    features.read(level1, level2, level3, domes, own, foes, memory, foeMemory);
    for (let unit = 0; unit < hidden; unit += 1) sums[unit] = view.bias[unit] as number;
    for (let index = 0; index < features.active; index += 1) {
      const row = (features.rows[index] as number) * hidden;
      for (let unit = 0; unit < hidden; unit += 1)
        sums[unit] = (sums[unit] as number) + (weights[row + unit] as number);
    }
    let total = 0;
    const output = stage * hidden;
    for (let unit = 0; unit < hidden; unit += 1) {
      const value = Math.max(0, Math.min(ONE_HIDDEN, sums[unit] as number));
      total += squareOf(value) * (view.output[output + unit] as number);
    }
    return total;
  };
};

/** What one unit of the network's answer is in the raw sum. */
export const RAW_ONE: number = squareOf(ONE_HIDDEN) * ONE_OUTPUT;
