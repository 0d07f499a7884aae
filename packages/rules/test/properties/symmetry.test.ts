/** A square board looks the same from eight sides, and no rule may see a difference. */

import { GODS, makeFen, results } from '@caldera/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../support/play.ts';
import { diceOf, PAIRS, pick, randomGame, startOf, withRandomTowers } from '../support/random-play.ts';
import { SYMMETRIES, turnedFen } from '../support/symmetry.ts';
import { firstOf } from '../support/values.ts';

/** Positions with more turns are left out: counting eight times is what costs. */
const MOST_TURNS = 4000;

const countTurns = (fen: string): number => firstOf(MOST_TURNS, results(at(fen))).length;

const expectEightAlike = (fen: string): void => {
  const counts = SYMMETRIES.map((symmetry) => countTurns(turnedFen(symmetry, fen)));
  expect(counts, `turns of ${fen}`).toEqual(counts.map(() => countTurns(fen)));
};

test('turning a board moves towers, workers and everything a card remembers', () => {
  const fen = '1230000000000000000000004/1/europa[B5]:A1,E5/aeolus[ne]:C3,D3';
  expect(turnedFen(0, fen)).toBe(fen);
  expect(turnedFen(1, fen)).toBe('0000400000000000000012300/1/europa[B1]:A5,E1/aeolus[se]:C3,D3');
  expect(turnedFen(2, fen)).toBe('0032100000000000000040000/1/europa[D5]:E1,A5/aeolus[nw]:C3,B3');
  expect(new Set(SYMMETRIES.map((symmetry) => turnedFen(symmetry, fen))).size).toBe(8);
});

describe('as many turns from every side', () => {
  for (const god of GODS) {
    const pairs = PAIRS.filter(([first]) => first === god);
    test(`${god.name}`, { timeout: 120_000 }, () => {
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const dice = diceOf(seed);
          const { positions } = randomGame(startOf(pick(dice, pairs)), dice, 4 + dice(6));
          const last = positions.findLast(({ winner }) => winner < 0) ?? positions[0];
          if (last === undefined || last.placed !== 3) return;
          expectEightAlike(makeFen(last));
          expectEightAlike(makeFen(withRandomTowers(last, dice)));
        }),
        { numRuns: 2 },
      );
    });
  }
});
