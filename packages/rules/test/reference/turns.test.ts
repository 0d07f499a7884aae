/** The ten simple gods against each other: 3,025 positions, computed by two programs that share nothing with this one. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type God, type Position, parseFen, results } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { referenceText } from './reference-text.ts';

interface Row {
  readonly fen: string;
  readonly kind: 'placement' | 'game' | 'mutated';
  readonly count: number;
  readonly sha256: string;
  /** The whole list, on a few rows. */
  readonly next?: readonly string[];
}

const ROWS = readFileSync(new URL('../fixtures/turns-simple.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

const positionOf = (fen: string): Position => {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new Error(`${fen}: ${parsed.error.message}`);
  return parsed.value;
};
const powersOf = (fen: string): string =>
  positionOf(fen)
    .table.gods.map((god: God) => god.id)
    .join(' against ');

const byPowers = new Map<string, Row[]>();
for (const row of ROWS) {
  const powers = powersOf(row.fen);
  byPowers.set(powers, [...(byPowers.get(powers) ?? []), row]);
}

test('there are 25 positions for each ordered pair of mortal and the ten simple gods', () => {
  expect(byPowers.size).toBe(121);
  expect([...byPowers.values()].every((rows) => rows.length === 25)).toBe(true);
});

const expectReference = ({ fen, count, sha256, next }: Row): void => {
  const texts = [...new Set(Array.from(results(positionOf(fen)), referenceText))].toSorted();
  // The list first, where it is known: a difference then shows itself.
  expect(texts, `results of ${fen}`).toEqual(next ?? texts);
  expect(texts.length, `number of results of ${fen}`).toBe(count);
  expect(createHash('sha256').update(texts.join('\n')).digest('hex'), `hash of ${fen}`).toBe(sha256);
};

describe('the distinct results of one turn', () => {
  for (const [powers, rows] of byPowers) {
    test(`${powers}`, { timeout: 60_000 }, () => {
      for (const row of rows) expectReference(row);
    });
  }
});
