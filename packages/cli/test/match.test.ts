import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsOf } from '../src/match/program.ts';
import { caldera } from './support/caldera.ts';
import { atTerminal } from './support/table.ts';

test('two programs play every opening from both seats', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'caldera-'));
  const openings = join(folder, 'openings.txt');
  await writeFile(openings, '# one\n0000000000000000000000000/1/mortal:B4,D2/pan:B2,D4\n');
  const { code, out } = await caldera(['match', '--openings', openings, '--nodes', '50', '--games', '2'], []);
  expect(code).toBe(0);
  const lines = out.trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^game 1 of 2: (first|second) in \d+ turns; /);
  expect(lines[2]).toMatch(/^\d–\d \(\d+\.\d %\), Elo .*, 95 %: .* to .*$/);
});

test('a program that is none ends the match with a sentence', async () => {
  const { code, err } = await caldera(['match', 'no-such-program', '--games', '2'], []);
  expect(code).toBe(1);
  expect(err).toMatch(/^caldera match: .*no-such-program/);
});

test.each([
  [['--games', '0'], '--games needs a whole number above zero'],
  [['--sprt', '10,0'], '--sprt needs two numbers'],
  [['--gods', 'pan'], '--gods needs two names'],
  [['--openings', '/no/such/file'], 'the openings can’t be read'],
])('%s is refused', async (words, problem) => {
  const { code, err } = await atTerminal(['match', ...words]);
  expect(code).toBe(2);
  expect(err).toContain(problem);
});

test('a command line is cut into words as a shell would', () => {
  expect(wordsOf('node "my engine.js" --level 3')).toEqual(['node', 'my engine.js', '--level', '3']);
});
