/** How much less far late turns are looked at. */

/** By depth and number of the turn, six bits each. */
export const SHORTER: Int8Array = Int8Array.from({ length: 64 * 64 }, (_, index) => {
  const depth = index >> 6;
  const number = index & 63;
  return depth < 2 || number < 3 ? 0 : Math.floor(0.4 + (Math.log(depth) * Math.log(number)) / 1.6);
});
/** How much shorter a late turn is searched, by depth and number of the turn. */
export const shorterBy = (depth: number, number: number): number =>
  SHORTER[(Math.min(depth, 63) << 6) | Math.min(number, 63)] as number;
