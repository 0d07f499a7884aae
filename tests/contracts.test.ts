import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { contractClauses, godClauses, knownIds, testsByClause } from '../scripts/docs/clauses.mjs';
import { contractsPage } from '../scripts/docs/page.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const tests = testsByClause(ROOT);

const unproved = (clauses: ReturnType<typeof godClauses>): string[] =>
  clauses.filter(({ id, waitsFor }) => waitsFor === undefined && !tests.has(id)).map(({ id }) => id);

test('every clause of the contracts is proved by a test that carries its id', () => {
  expect(unproved(contractClauses(ROOT))).toEqual([]);
});

test('every clause of every god that exists is proved by a test that carries its id', () => {
  expect(unproved(godClauses(ROOT))).toEqual([]);
});

test('no test name cites a clause that does not exist', () => {
  const known = knownIds(ROOT);
  const groups = new Set([...known].map((id) => id.split('-')[0]));
  const cited = [...tests.keys()].filter((id) => groups.has(id.split('-')[0]));
  expect(cited.filter((id) => !known.has(id))).toEqual([]);
});

test('docs/contracts.md is up to date (npm run docs writes it)', () => {
  expect(readFileSync(`${ROOT}docs/contracts.md`, 'utf8')).toBe(contractsPage(ROOT));
});
