/**
 * A sample of the pair check: random games of powers that may meet, with the turn generator compared to a brute force
 * that was written from the clauses alone. All pairs: `npm run check:pairs`.
 */

import { GODS } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { checkLineup, checkPairGame } from './brute/pair-game.ts';
import { diceOf, PAIRS, pick } from './support/random-play.ts';

/** The same games in every run, so that a failure is about the change at hand; `npm run check:pairs` plays new ones. */
const SEED = Number(process.env.PAIRS_SEED ?? 1);
const BOUNDS = { turns: 24, every: 12, towers: 24, limit: 300 };
/** Opponents that each power meets in a run. */
const MEETINGS = 2;

/** Line-ups in which more is settled before the first turn than where workers stand. */
const SETUPS = [
  'siren,apollo',
  'apollo,chaos',
  'circe,selene',
  'nyx,harpies',
  'moerae,pan',
  'bia,chaos,siren',
  'eros,hippolyta,selene,bia',
  'mortal,mortal,fleece=selene',
];
/** The placing and no more. */
const PLACING = { turns: 3, every: 1, towers: 1, limit: 40_000 };

describe(`a brute force agrees (PAIRS_SEED=${SEED})`, () => {
  GODS.forEach((god, index) => {
    test(`${god.name} in chosen meetings`, () => {
      const dice = diceOf(SEED + index);
      const pairs = PAIRS.filter((pair) => pair.includes(god));
      for (let count = 0; count < MEETINGS; count += 1) {
        const pair = pick(dice, pairs);
        const seed = dice(2 ** 31);
        const { problems } = checkPairGame(pair, seed, BOUNDS);
        expect(problems.slice(0, 5), `${pair.map(({ id }) => id).join(' against ')}, seed ${seed}`).toEqual(
          [],
        );
      }
    });
  });

  test.each(SETUPS)('%s are set up as their setup lines say', (lineup) => {
    const { problems, placings, tooMany } = checkLineup(lineup.split(','), SEED, PLACING);
    expect(problems.slice(0, 5)).toEqual([]);
    expect(placings).toBeGreaterThan(1);
    expect(tooMany).toBe(0);
  });
});
