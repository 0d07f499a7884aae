/** Who meets whom in the pair check: every allowed ordered pair, then some triples and teams. */

import type { God } from '@caldera/rules';
import { diceOf, PAIRS, randomLineup } from '../support/random-play.ts';

const idsOf = (gods: readonly God[]): string[] => gods.map(({ id }) => id);

/** The ids of the line-ups, tables of three and four last. */
export const lineups = (seed: number, tables: number): string[][] => {
  const dice = diceOf(seed);
  const larger = Array.from({ length: 2 * tables }, (_, index) =>
    randomLineup(index % 2 === 0 ? 3 : 4, dice),
  );
  return [...PAIRS.map(idsOf), ...larger.map(idsOf)];
};
