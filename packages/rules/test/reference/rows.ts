/** Rows of reference data: a position, and what its results are known to be. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Position, results } from '@caldera/rules';
import { expect } from 'vitest';
import { at } from '../support/play.ts';
import { referenceText } from './reference-text.ts';

export interface Row {
  readonly fen: string;
  readonly kind: 'placement' | 'game' | 'mutated';
  readonly count: number;
  readonly sha256: string;
  /** The whole list, on a few rows. */
  readonly next?: readonly string[];
}

export const readRows = (file: string): readonly Row[] =>
  readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

/** The powers of a row, in seat order. */
export const powersOf = (fen: string): readonly string[] => at(fen).table.gods.map((god) => god.id);

/** The rows of each line-up. */
export const byPowers = (rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> => {
  const lineUps = new Map<string, Row[]>();
  for (const row of rows) {
    const powers = powersOf(row.fen).join(' against ');
    lineUps.set(powers, [...(lineUps.get(powers) ?? []), row]);
  }
  return lineUps;
};

/** The results of a row as the reference writes them, without those that it does not know of. */
export const resultsOf = (
  { fen }: Row,
  isKnown: (before: Position, after: Position) => boolean = () => true,
): readonly string[] => {
  const before = at(fen);
  const known = [...results(before)].filter((after) => isKnown(before, after));
  return [...new Set(known.map(referenceText))].toSorted();
};

export const agrees = ({ count, sha256 }: Row, texts: readonly string[]): boolean =>
  texts.length === count && createHash('sha256').update(texts.join('\n')).digest('hex') === sha256;

export const expectReference = (row: Row, texts: readonly string[] = resultsOf(row)): void => {
  // The list first, where it is known: a difference then shows itself.
  expect(texts, `results of ${row.fen}`).toEqual(row.next ?? texts);
  expect(texts.length, `number of results of ${row.fen}`).toBe(row.count);
  expect(agrees(row, texts), `hash of ${row.fen}`).toBe(true);
};
