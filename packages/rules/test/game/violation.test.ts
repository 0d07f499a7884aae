/** Violations speak of clauses that exist, in codes that stand for one thing each. */

import { readFileSync } from 'node:fs';
import { OPERATIONS, REFUSING_CLAUSES, VIOLATION_CODES } from '@caldera/rules';
import { expect, test } from 'vitest';

const listed: readonly { id: string }[] = JSON.parse(
  readFileSync(new URL('../../../../docs/clauses.json', import.meta.url), 'utf8'),
);

test('every clause that can refuse something is a clause of the contracts', () => {
  const known = listed.map(({ id }) => id);
  expect(REFUSING_CLAUSES.filter((clause) => !known.includes(clause))).toEqual([]);
});

test.each([
  ['operations', OPERATIONS],
  ['clauses', REFUSING_CLAUSES],
  ['codes', VIOLATION_CODES],
])('no two %s share a name', (_, names) => {
  expect(new Set<string>(names).size).toBe(names.length);
});
