/**
 * Whether the mover may be without a turn, told from the board at a glance: asking the rules costs as much as judging a
 * position, and nearly every worker has somewhere to go.
 */

import { AROUND, lowest } from './fast/masks.ts';
import { DOMES, FOES, LEVEL1, LEVEL2, LEVEL3, OWN, type Rows } from './state.ts';

/** Whether one of the mover's workers has no step that a mortal could take: some powers ask for a step of each. */
export const isHemmedIn = (rows: Rows, base: number): boolean => {
  const own = rows[base + OWN] as number;
  const level1 = rows[base + LEVEL1] as number;
  const level2 = rows[base + LEVEL2] as number;
  const free = ~(own | (rows[base + FOES] as number) | (rows[base + DOMES] as number));
  for (let left = own; left !== 0; left &= left - 1) {
    const worker = left & -left;
    const tooHigh =
      (worker & level2) !== 0 ? 0 : (worker & level1) !== 0 ? (rows[base + LEVEL3] as number) : level2;
    if (((AROUND[lowest(worker)] as number) & free & ~tooHigh) === 0) return true;
  }
  return own === 0;
};
