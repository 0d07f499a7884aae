import { expect, test } from 'vitest';
import type { Level } from '../src/levels.ts';
import { seenBy } from '../src/oversight.ts';
import { randomFrom } from '../src/random.ts';
import type { Sight } from '../src/root-turns.ts';
import { WIN } from '../src/score.ts';

const level = (overlooks: number, other: Partial<Level> = {}): Level => ({
  depth: 3,
  nodes: 1,
  overlooks,
  noise: 0,
  ...other,
});
const LOSES_IN_2 = 2 - WIN;

test('who overlooks nothing sees every turn as it is', () => {
  const sights = [
    [5, -20, -15],
    [80, 30, LOSES_IN_2],
  ];
  expect(seenBy(sights, level(0), randomFrom(1))).toEqual([-15, LOSES_IN_2]);
});

test('a turn does not look better for not being thought through', () => {
  // Each step of looking ahead costs every one of these turns the same: they must stay equal however far each is seen.
  const sights = Array.from({ length: 40 }, () => [50, 10, -30]);
  expect(new Set(seenBy(sights, level(0.5), randomFrom(2)))).toEqual(new Set([-30]));
});

test('what lies further ahead is overlooked more often', () => {
  const count = 4000;
  const [far, near] = [
    [0, 0, LOSES_IN_2],
    [0, LOSES_IN_2, LOSES_IN_2],
  ];
  const missed = (one: Sight): number =>
    seenBy(
      Array.from({ length: count }, () => one),
      level(0.3),
      randomFrom(3),
    ).filter((value) => value !== LOSES_IN_2).length / count;
  expect(missed(far)).toBeCloseTo(0.3, 1);
  expect(missed(near)).toBeCloseTo(0.09, 1);
});

test('only a level that misses wins takes one for something that looks good', () => {
  const sights = [[WIN - 1]];
  expect(seenBy(sights, level(0), randomFrom(4))).toEqual([WIN - 1]);
  expect(seenBy(sights, level(0, { missesWins: true }), randomFrom(4))).toEqual([300]);
});
