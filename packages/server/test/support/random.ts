/** Chance that can be repeated: the seed is printed, and given back by `CALDERA_SEED`. */

export const SEED: number = Number(process.env.CALDERA_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** A number from 0 up to, not including, the limit. */
export type Random = (below: number) => number;

/** Mulberry32. */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};
