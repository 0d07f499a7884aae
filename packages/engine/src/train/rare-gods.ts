/**
 * What belongs to single powers, and powers that were seen too seldom to be learnt: what their weights say then is mostly
 * chance, and plays worse than what is known of mortals. They are judged like those, or as before.
 */

import { memoryRowsOf } from '../net/features.ts';
import { NET_GODS } from '../net/gods.ts';
import { GODS_KNOWN, layoutOf } from '../net/shape.ts';
import { GODS_FIELD, ownGodIn, SAMPLE } from './samples.ts';

/** Fewer samples teach mostly chance. */
const ENOUGH = 2_000;
const MORTAL = 0;

/** Numbers of the powers that moved in fewer samples than it takes. */
export const rareGods = (samples: Int32Array, enough: number = ENOUGH): readonly number[] => {
  const seen = new Int32Array(GODS_KNOWN);
  for (let base = 0; base < samples.length; base += SAMPLE) {
    const god = ownGodIn(samples[base + GODS_FIELD] as number);
    seen[god] = (seen[god] as number) + 1;
  }
  return [...seen.keys()].filter((god) => god !== MORTAL && (seen[god] as number) < enough);
};

/** Weights that lie one behind the other. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What every power has of its own, in the same order for all. */
const shareOf = (hidden: number, god: number): Span[] => {
  const { kinds, ownGod, otherGod, ownOutput, otherOutput, ownBias, otherBias } = layoutOf(hidden);
  const span = (group: number, width: number): Span => ({
    from: group + god * width,
    to: group + (god + 1) * width,
  });
  return [
    ...[ownGod, otherGod, ownOutput, otherOutput].map((group) => span(group, kinds)),
    ...[ownBias, otherBias].map((group) => span(group, 1)),
  ];
};

const memoryOf = (hidden: number, god: number): Span[] => {
  const { kinds } = layoutOf(hidden);
  return memoryRowsOf(NET_GODS[god] ?? '').map((row) => ({ from: row * kinds, to: (row + 1) * kinds }));
};

/** All weights that count only where one of these powers plays. */
export const weightsOf = (hidden: number, gods: readonly number[]): Span[] =>
  gods.flatMap((god) => [...shareOf(hidden, god), ...memoryOf(hidden, god)]);

/** A copy of the weights in which these powers are judged like mortals, whatever their cards remember. */
export const likeMortals = (weights: Float32Array, hidden: number, gods: readonly number[]): Float32Array => {
  const copy = weights.slice();
  const mortals = shareOf(hidden, MORTAL);
  for (const god of gods) {
    shareOf(hidden, god).forEach(({ from }, index) => {
      const { from: start, to: end } = mortals[index] as Span;
      copy.set(weights.subarray(start, end), from);
    });
    for (const { from, to } of memoryOf(hidden, god)) copy.fill(0, from, to);
  }
  return copy;
};

/** A copy of the weights with these spans as they were before. */
export const asBefore = (
  weights: Float32Array,
  before: Float32Array,
  spans: readonly Span[],
): Float32Array => {
  const copy = weights.slice();
  for (const { from, to } of spans) copy.set(before.subarray(from, to), from);
  return copy;
};
