/** The page about texts shows examples and lists what cards remember: both must stay true. */

import { readFileSync } from 'node:fs';
import { fenNameOf, GODS, makeFen, makeRecord, parseFen, parseRecord } from '@caldera/rules';
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

/** Card and samples of each row of the table. A bar within a sample is escaped there. */
const rows = (): { readonly names: string; readonly samples: readonly string[] }[] => {
  const [, behind = ''] = PAGE.split('### What cards remember');
  const [table = ''] = behind.split('\nAll other cards');
  return [...table.matchAll(/^\| (?!card|-)(.*?) \| (.*) \|$/gm)].map(([, names = '', told = '']) => ({
    names,
    samples: [...told.matchAll(/`([^`]+)`/g)].map(([, sample = '']) => sample.replaceAll('\\|', '|')),
  }));
};
const MEMORIES = rows().filter(({ names }) => GODS.some(({ name }) => names.includes(name)));

test('every sample of a memory is read by its card and written back', () => {
  // A board for each that its sample speaks of: a coin on B4, a worker on B2, one of the opponent's on D3.
  const board = '0000001000000000000000000';
  const workers: Readonly<Record<string, string>> = { Hecate: '', Moerae: 'B2,C1,D1' };
  const rivals: Readonly<Record<string, string>> = { '*B2': 'selene[D3]' };
  let read = 0;
  for (const { names, samples } of MEMORIES) {
    const god = GODS.find(({ name, state }) => state !== undefined && names.includes(name));
    const texts = samples.flatMap((sample) => (god?.id === 'aeolus' ? sample.split(' ') : [sample]));
    for (const text of texts.filter((sample) => /[^|:]/.test(sample))) {
      const own = `${god === undefined ? '' : fenNameOf(god)}[${text}]:${workers[god?.name ?? ''] ?? 'B2,C1'}`;
      const fen = `${board}/2/${own}/${rivals[text] ?? 'mortal'}:D3,E1`;
      expect(makeFen(readValue(parseFen(fen), fen))).toBe(fen);
      read += 1;
    }
  }
  expect(read).toBeGreaterThan(20);
});

test('cards that are not in the table remember nothing', () => {
  const told = MEMORIES.map(({ names }) => names).join();
  const silent = GODS.filter(({ name, set }) => set !== 'hero' && !told.includes(name));
  expect(silent.filter(({ state }) => state !== undefined).map(({ name }) => name)).toEqual([]);
  const heroes = GODS.filter(({ set }) => set === 'hero');
  for (const hero of heroes) {
    const fen = `${'0'.repeat(25)}/2/${fenNameOf(hero)}[x]:B2,C1/mortal:D3,E1`;
    expect(makeFen(readValue(parseFen(fen), fen))).toBe(fen);
  }
});

test('the page lists every code of an error', () => {
  expect(TEXT_ERRORS.filter((code) => !PAGE.includes(`\`${code}\``))).toEqual([]);
});
