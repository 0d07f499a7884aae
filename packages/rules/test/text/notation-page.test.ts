/** The page about texts shows examples and lists what cards remember: both must stay true. */

import { readFileSync } from 'node:fs';
import { GODS, makeFen, makeRecord, parseFen, parseRecord } from '@caldera/rules';
import { expect, test } from 'vitest';
import { TEXT_ERRORS } from '../../src/text/text-error.ts';
import { readValue } from '../support/values.ts';

const PAGE = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8');
const BLOCKS = [...PAGE.matchAll(/```\n(.*?)```/gs)].map(([, block = '']) => block);

test('every position on the page is one, in canonical form', () => {
  const fens = BLOCKS.flatMap((block) => block.split('\n')).filter((line) => /^[0-4a-c]{25}\//.test(line));
  expect(fens.length).toBeGreaterThan(4);
  for (const fen of fens) expect(makeFen(readValue(parseFen(fen), fen))).toBe(fen);
});

test('the record on the page reads as it is written there', () => {
  const records = BLOCKS.filter((block) => block.startsWith('[Event'));
  expect(records).toHaveLength(1);
  for (const record of records) expect(makeRecord(readValue(parseRecord(record), record))).toBe(record);
});

test('the page tells what every card remembers', () => {
  const [, table = ''] = PAGE.split('### What cards remember');
  const told = table.split('\nAll other cards')[0] ?? '';
  const untold = GODS.filter(
    ({ state, name, set }) => state !== undefined && set !== 'hero' && !told.includes(name),
  );
  expect(untold.map(({ name }) => name)).toEqual([]);
});

test('the page lists every code of an error', () => {
  expect(TEXT_ERRORS.filter((code) => !PAGE.includes(`\`${code}\``))).toEqual([]);
});
