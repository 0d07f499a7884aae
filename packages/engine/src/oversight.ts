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

const middleOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** By how much the turns are worth more or less when looked at in full than at each smaller depth. */
const shiftsOf = (sights: readonly Sight[], deepest: number): number[] =>
  Array.from({ length: deepest }, (_, depth) =>
    middleOf(
      sights.flatMap(({ values }) => {
        const [short, long] = [values[depth] as number, values[deepest - 1] as number];
        return Math.abs(short) > CERTAIN || Math.abs(long) > CERTAIN ? [] : [long - short];
      }),
    ),
  );

/** The worth of each turn as the level sees it. */
export const seenBy = (
  sights: readonly Sight[],
  { overlooks, missesWins }: Level,
  random: () => number,
): number[] => {
  const deepest = sights[0]?.values.length ?? 0;
  const shifts = shiftsOf(sights, deepest);
  return sights.map(({ values }) => {
    let depth = deepest - 1;
    while (depth > 0 && random() < overlooks) depth -= 1;
    const value = values[depth] as number;
    if (Math.abs(value) > CERTAIN) return missesWins === true ? Math.min(value, LOOKS_GOOD) : value;
    return value + (shifts[depth] as number);
  });
};
