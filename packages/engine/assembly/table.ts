/** How what the table says is packed (`src/transpositions.ts`). */

export const EXACT: i32 = 1;
export const AT_LEAST: i32 = 2;
export const AT_MOST: i32 = 3;

export function boundIn(found: i32): i32 {
  return found & 3;
}

export function depthIn(found: i32): i32 {
  return (found >>> 2) & 127;
}

export function scoreIn(found: i32): i32 {
  return (found >>> 16) - 32_768;
}
