/** What turns look like, in 21 bits (`src/turn-look.ts`, which says what the bits mean). */

export const PLAIN_BITS: i32 = 15;
export const PLAIN: i32 = (1 << PLAIN_BITS) - 1;
export const LOOK_BITS: i32 = 21;
export const PLACE: i32 = 1023;
export const PATH: i32 = 0x7fe0;

const FURTHER: i32 = 1;
export const DOUBLED: i32 = 26;
export const DOMED: i32 = 27;
export const BLOWN: i32 = 28;
export const FOLLOWED: i32 = 37;
/** Nothing is built. */
export const NOTHING: i32 = 31;

/** 31, which is no square, for the empty set. */
function lowest(set: i32): i32 {
  return set === 0 ? 31 : ctz(set);
}

export function moreIn(look: i32): i32 {
  return look >> PLAIN_BITS;
}

/** The space of a further piece; -1 where something else was done. */
export function furtherIn(look: i32): i32 {
  const more = moreIn(look);
  return more < DOUBLED ? more - FURTHER : -1;
}

/** Of which of four kinds anything else is, from 0. */
export function kindIn(look: i32): i32 {
  const more = moreIn(look);
  return more >= FOLLOWED ? 3 : more >= BLOWN ? 2 : more - DOUBLED;
}

/** The space that it is about: that of the other worker, or the one that was built on. */
export function aboutIn(look: i32): i32 {
  const more = moreIn(look);
  return more >= FOLLOWED ? more - FOLLOWED : look & 31;
}

/** The way of a turn, for all that can be built at its end. */
export function pathOf(before: i32, after: i32): i32 {
  const entered = after & ~before;
  const others = entered & (entered - 1);
  const path = (lowest(before & ~after) << 10) | (lowest(entered) << 5);
  return others === 0 ? path : path | ((FOLLOWED + lowest(others)) << PLAIN_BITS);
}

/** A piece each on these spaces, one or more. */
export function builtOn(spaces: i32): i32 {
  const others = spaces & (spaces - 1);
  return lowest(spaces) | (others === 0 ? 0 : (FURTHER + lowest(others)) << PLAIN_BITS);
}

/** A piece on one space and then on another, or on the same. */
export function builtBoth(first: i32, second: i32): i32 {
  if (first === second) return first | (DOUBLED << PLAIN_BITS);
  return first < second
    ? first | ((FURTHER + second) << PLAIN_BITS)
    : second | ((FURTHER + first) << PLAIN_BITS);
}

/** A look with this instead of whatever else was done. */
export function withMore(look: i32, more: i32): i32 {
  return (look & PLAIN) | (more << PLAIN_BITS);
}

/** What was built, by the spaces that each plane of the board gained; `level3` is of the board before. */
export function builtBy(one: i32, two: i32, three: i32, domes: i32, level3: i32): i32 {
  const look = builtOn(one | two | three | domes);
  if (moreIn(look) !== 0) return look;
  if (((one & two) | (two & three) | (three & domes)) !== 0) return withMore(look, DOUBLED);
  return (domes & ~level3) === 0 ? look : withMore(look, DOMED);
}
