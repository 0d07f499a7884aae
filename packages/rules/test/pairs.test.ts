/**
 * A sample of the pair check: random games of powers that may meet, with the turn generator compared to a brute force
 * that was written from the clauses alone. All pairs: `npm run check:pairs`.
 */

import { GODS } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { checkPairGame } from './brute/pair-game.ts';
import { diceOf, PAIRS, pick } from './support/random-play.ts';

/** The same games in every run, so that a failure is about the change at hand; `npm run check:pairs` plays new ones. */
const SEED = Number(process.env.PAIRS_SEED ?? 1);
const BOUNDS = { turns: 24, every: 12, towers: 24, limit: 300 };
/** Opponents that each power meets in a run. */
const MEETINGS = 2;

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
});
