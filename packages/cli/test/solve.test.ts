import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCertificate } from '@caldera/engine';
import { expect, test } from 'vitest';
import { atTerminal } from './support/table.ts';

const TWO_THREATS = '0000000300120000030000000/1/mortal:A3,A1/mortal:E1,E5';

test('says who wins, in how many turns and by which turn', async () => {
  const { code, out } = await atTerminal(['solve', TWO_THREATS]);
  expect(code).toBe(0);
  expect(out.split('\n').slice(0, 2)).toEqual(['win 3', expect.stringMatching(/^turn a3>b3\^/)]);
});

test('writes a proof that holds', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'caldera-')), 'proof.json');
  await atTerminal(['solve', TWO_THREATS, '--proof', file]);
  expect(checkCertificate(JSON.parse(await readFile(file, 'utf8')))).toMatchObject({ ok: true });
});

test('does not claim what it cannot prove, and refuses nonsense', async () => {
  const open = '0000000000000000000000000/1/mortal:B4,D2/mortal:B2,D4';
  expect((await atTerminal(['solve', open, '--turns', '2'])).out).toContain('unknown');
  expect((await atTerminal(['solve', 'nonsense'])).code).toBe(2);
  expect((await atTerminal(['solve', open, '--turns', 'many'])).code).toBe(2);
});

test('a proof that can’t be written is one sentence; where there is no such folder, before the search', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'caldera-'));
  const missing = await atTerminal(['solve', TWO_THREATS, '--proof', join(folder, 'missing', 'proof.json')]);
  expect(missing).toMatchObject({ code: 1, out: '' });
  expect(missing.err).toMatch(
    /^caldera solve: ".*proof.json" can’t be written \(ENOENT\): name a file in .*\.\n$/,
  );
  const taken = await atTerminal(['solve', TWO_THREATS, '--proof', folder]);
  expect(taken).toMatchObject({ code: 1, err: expect.stringContaining('can’t be written (EISDIR)') });
});
