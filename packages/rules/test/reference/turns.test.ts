/** The ten simple gods against each other: 3,025 positions, computed by two programs that share nothing with this one. */

import { describe, expect, test } from 'vitest';
import { byPowers, expectReference, readRows } from './rows.ts';

const LINE_UPS = byPowers(readRows('turns-simple.jsonl'));

test('there are 25 positions for each ordered pair of mortal and the ten simple gods', () => {
  expect(LINE_UPS.size).toBe(121);
  expect([...LINE_UPS.values()].every((rows) => rows.length === 25)).toBe(true);
});

describe('the distinct results of one turn', () => {
  for (const [powers, rows] of LINE_UPS) {
    test(`${powers}`, { timeout: 60_000 }, () => {
      for (const row of rows) expectReference(row);
    });
  }
});
