/**
 * What turns look like: the space left, the space entered, the space built on, five bits each, and what else was done, six
 * bits. It means the same for every power and is good enough to remember which turns tend to be good.
 */

import { DOMES, FOES, LEVEL1, LEVEL2, LEVEL3, OWN, type Rows } from './state.ts';

/** A step and one piece: all that most turns are. */
const PLAIN_BITS = 15;
export const PLAIN: number = (1 << PLAIN_BITS) - 1;
/** The space entered and the space built on. */
export const PLACE = 1023;

/** What else was done: nothing, or a piece on one of 25 further spaces, ... */
const FURTHER = 1;
/** ... or a second piece on the same space, or a dome before its time, ... */
const DOUBLED = 26;
export const DOMED = 27;
/** ... or a wind let blow, or another worker taken to one of 25 spaces. */
export const BLOWN = 28;
export const FOLLOWED = 37;

/** 31, which is no square, for the empty set. */
const lowest = (set: number): number => (31 - Math.clz32(set & -set)) & 31;

/** What else was done by a look; zero for nothing. */
export const moreIn = (look: number): number => look >> PLAIN_BITS;

/** The way of a turn, for all that can be built at its end. */
export const pathOf = (before: number, after: number): number => {
  const entered = after & ~before;
  const others = entered & (entered - 1);
  const path = (lowest(before & ~after) << 10) | (lowest(entered) << 5);
  return others === 0 ? path : path | ((FOLLOWED + lowest(others)) << PLAIN_BITS);
};

/** A piece each on these spaces, one or more. */
export const builtOn = (spaces: number): number => {
  const others = spaces & (spaces - 1);
  return lowest(spaces) | (others === 0 ? 0 : (FURTHER + lowest(others)) << PLAIN_BITS);
};

/** A look with this instead of whatever else was done. */
export const withMore = (look: number, more: number): number => (look & PLAIN) | (more << PLAIN_BITS);

/** What was built, by the spaces that each plane of the board gained; `level3` is of the board before. */
const builtBy = (one: number, two: number, three: number, domes: number, level3: number): number => {
  const look = builtOn(one | two | three | domes);
  if (moreIn(look) !== 0) return look;
  if (((one & two) | (two & three) | (three & domes)) !== 0) return withMore(look, DOUBLED);
  return (domes & ~level3) === 0 ? look : withMore(look, DOMED);
};

/** The look of a turn, read off the two positions that it joins. */
export const lookBetween = (rows: Rows, before: number, after: number): number => {
  const gained = (plane: number): number =>
    (rows[before + plane] as number) ^ (rows[after + plane] as number);
  const path = pathOf(rows[before + OWN] as number, rows[after + FOES] as number);
  const built = builtBy(
    gained(LEVEL1),
    gained(LEVEL2),
    gained(LEVEL3),
    gained(DOMES),
    rows[before + LEVEL3] as number,
  );
  return moreIn(path) === 0 ? path | built : path | (built & 31);
};
