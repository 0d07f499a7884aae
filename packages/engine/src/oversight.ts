/**
 * What somebody who overlooks things makes of their turns.
 *
 * Every turn is looked at less far with some chance, and again less far with the same chance: so what lies furthest
 * ahead is missed first. Looking further mostly lowers a turn's worth, because the opponent's best answer comes into
 * sight; without making up for that, exactly the turns that were not thought through would look best.
 */

import type { Level } from './levels.ts';
import type { Sight } from './root-turns.ts';
import { CERTAIN } from './score.ts';

/** What a win on the spot is worth to somebody who does not recognise it. */
const LOOKS_GOOD = 300;

const middleOf = (values: Float64Array): number => values.sort()[values.length >> 1] ?? 0;

/** By how much the turns are worth more or less when looked at in full than at a smaller depth. */
const shiftFrom = (sights: readonly Sight[], depth: number, full: number): number => {
  const shifts = new Float64Array(sights.length);
  let count = 0;
  for (const sight of sights) {
    const [short, long] = [sight[depth] as number, sight[full] as number];
    if (Math.abs(short) > CERTAIN || Math.abs(long) > CERTAIN) continue;
    shifts[count] = long - short;
    count += 1;
  }
  return middleOf(shifts.subarray(0, count));
};

/** The worth of each turn as the level sees it. */
export const seenBy = (
  sights: readonly Sight[],
  { overlooks, missesWins }: Level,
  random: () => number,
): number[] => {
  const full = (sights[0]?.length ?? 0) - 1;
  const shifts = Array.from({ length: full }, (_, depth) => shiftFrom(sights, depth, full));
  return sights.map((sight) => {
    let depth = full;
    while (depth > 0 && random() < overlooks) depth -= 1;
    const value = sight[depth] as number;
    if (Math.abs(value) > CERTAIN) return missesWins === true ? Math.min(value, LOOKS_GOOD) : value;
    return value + (shifts[depth] ?? 0);
  });
};
