import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as rules from '@caldera/rules';
import { expect, test } from 'vitest';
import { contractClauses, godClauses, knownIds, testsByClause } from '../scripts/docs/clauses.mjs';
import { godsPage } from '../scripts/docs/gods-page.mjs';
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

test('docs/gods.md is up to date (npm run docs writes it)', () => {
  expect(readFileSync(`${ROOT}docs/gods.md`, 'utf8')).toBe(godsPage(ROOT, rules));
});

test('docs/gods.md shows every power, with an anchor, an example and no clause without a test', () => {
  const page = godsPage(ROOT, rules);
  const sections = page.split('\n## ').slice(1);
  const powers = rules.GODS.filter(({ set }) => set !== 'mortal');
  expect(sections.map((section) => section.split('\n')[0])).toEqual(powers.map(({ name }) => name));
  for (const { id } of powers) expect(page).toContain(`<a id="${id}"></a>`);
  for (const section of sections) {
    expect(section).toContain('```text');
    expect(section).toMatch(/^\| [A-Z]+-1 \| /m);
    expect(section).not.toContain('**no test**');
  }
});
