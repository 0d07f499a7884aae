/**
 * Powers that were seen too seldom to be learnt: what their weights say is mostly chance, and plays worse than what is
 * known of mortals. They are judged like those until there are samples enough.
 */

import { memoryRowsOf } from '../net/features.ts';
import { NET_GODS } from '../net/gods.ts';
import { GODS_KNOWN, layoutOf } from '../net/shape.ts';
import { GODS_FIELD, ownGodIn, SAMPLE } from './samples.ts';

/** With 4,000 samples each, weights of their own lost 122–178 against the mortal's. */
const ENOUGH = 6_000;
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

/** A copy of the weights in which these powers are judged like mortals, whatever their cards remember. */
export const likeMortals = (weights: Float32Array, hidden: number, gods: readonly number[]): Float32Array => {
  const { kinds, ownGod, otherGod, ownOutput, otherOutput, ownBias, otherBias } = layoutOf(hidden);
  const copy = weights.slice();
  for (const god of gods) {
    for (const group of [ownGod, otherGod, ownOutput, otherOutput])
      copy.copyWithin(group + god * kinds, group + MORTAL * kinds, group + (MORTAL + 1) * kinds);
    for (const group of [ownBias, otherBias]) copy[group + god] = weights[group + MORTAL] as number;
    for (const row of memoryRowsOf(NET_GODS[god] ?? '')) copy.fill(0, row * kinds, (row + 1) * kinds);
  }
  return copy;
};
