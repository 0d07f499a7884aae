/** Chance that can be repeated: the same seed gives the same numbers on every machine. */

import type { Draw } from '@caldera/rules';

/** A seed as people type it, word or number, becomes 32 bits. */
const bitsOf = (seed: string): number => {
  let bits = 0x811c9dc5;
  for (const character of seed) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return bits;
};

/** A small generator with one word of state: plenty for dice and ties, and nothing that secrets should hang on. */
export const seeded = (seed: string): Draw => {
  let state = bitsOf(seed);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};
