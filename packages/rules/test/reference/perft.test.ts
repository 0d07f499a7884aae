/** Lines of play, mortal against mortal, counted by a plain brute force. */

import { readFileSync } from 'node:fs';
import { perft, walkFrom } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { at } from '../support/play.ts';

interface Counted {
  readonly depth: number;
  readonly leaves: number;
}
const { positions } = JSON.parse(
  readFileSync(new URL('../fixtures/perft-mortal.json', import.meta.url), 'utf8'),
) as { positions: { readonly fen: string; readonly depths: readonly Counted[] }[] };

/** Deeper counts are left to the benchmark: they prove nothing that these do not. */
const MOST_LEAVES = 4_000_000;

describe('perft', () => {
  for (const { fen, depths } of positions) {
    const counted = depths.filter(({ leaves }) => leaves <= MOST_LEAVES);
    test(`${fen} to depth ${counted.length}`, { timeout: 60_000 }, () => {
      const counts = counted.map(({ depth }) => perft(walkFrom(at(fen)), depth));
      expect(counts).toEqual(counted.map(({ leaves }) => leaves));
    });
  }

  test('depths 1 to 3 are counted for every position', () => {
    expect(positions).toHaveLength(12);
    const shallow = positions.flatMap(({ depths }) => depths.filter(({ depth }) => depth <= 3));
    expect(shallow).toHaveLength(36);
    expect(shallow.every(({ leaves }) => leaves <= MOST_LEAVES)).toBe(true);
  });
});
