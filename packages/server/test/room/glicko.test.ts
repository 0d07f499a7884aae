import { expect, test } from 'vitest';
import { NEWCOMER, rate, rest } from '../../src/players/glicko.ts';

test('the example of the paper by Glickman comes out', () => {
  const opponent = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });
  const after = rate({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { against: opponent(1400, 30), score: 1 },
    { against: opponent(1550, 100), score: 0 },
    { against: opponent(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('what the winner gains against an equal, the loser loses', () => {
  const won = rate(NEWCOMER, [{ against: NEWCOMER, score: 1 }]);
  const lost = rate(NEWCOMER, [{ against: NEWCOMER, score: 0 }]);
  expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6);
  expect(won.deviation).toBeLessThan(NEWCOMER.deviation);
});

test('certainty fades without play, but never below that of a newcomer', () => {
  const sure = { rating: 1800, deviation: 50, volatility: 0.06 };
  expect(rest(sure, 10).deviation).toBeGreaterThan(50);
  expect(rest(sure, 1e6).deviation).toBe(NEWCOMER.deviation);
  expect(rate(sure, [])).toEqual(rest(sure, 1));
});
