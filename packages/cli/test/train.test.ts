import { access, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { caldera } from './support/caldera.ts';
import { atTerminal } from './support/table.ts';

/** EMPTY and JUNK in the command lines below. */
let folder = '';
let junk = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caldera-train-'));
  junk = await mkdtemp(join(tmpdir(), 'caldera-junk-'));
  await writeFile(join(junk, 'samples-1.bin'), 'x'.repeat(88));
  await writeFile(join(junk, 'weights.bin'), 'no weights');
});

describe('what a user can mend is one sentence, and no stack', () => {
  test.each([
    [['train', 'test', '--weights', 'EMPTY/missing'], 'there is no file or folder'],
    [['train', 'test', '--weights', 'JUNK'], 'this is no file of weights'],
    [['train', 'export', '--weights', 'EMPTY/missing'], '"train" some first'],
    [['train', 'average', '--of', 'EMPTY/missing'], '"train" some first'],
    [['train', 'average', '--of', 'JUNK'], 'this is no file of weights'],
    [['train', 'generate', '--teacher', 'EMPTY/missing'], 'there is no file or folder'],
    [['train', 'generate', '--teacher', 'JUNK/weights.bin'], 'this is no file of weights'],
    [['train', 'generate', '--samples', 'JUNK/weights.bin'], 'can’t be written'],
    [['train', 'generate', '--samples', 'JUNK', '--threads', '2'], 'holds no samples of this version'],
    [['train', 'train', '--samples', 'JUNK'], 'holds no samples of this version'],
    [['train', 'train', '--samples', 'EMPTY/missing'], '"generate" some first'],
    [['train', 'train', '--samples', 'EMPTY'], 'there are no samples'],
  ])('%j', async (words, message) => {
    const { code, err } = await atTerminal(
      words.map((word) => word.replace('EMPTY', folder).replace('JUNK', junk)),
    );
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err).toMatch(/^caldera train: .*: .*\.\n$/);
  });

  test('also as a process', async () => {
    const { code, out, err } = await caldera(['train', 'train', '--samples', folder]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^caldera train: there are no samples in .*\n$/);
  });
});

test.each([
  [['--hidden', '65'], '--hidden needs a multiple of 64 up to 512, not "65".'],
  [['--hidden', '2048'], '--hidden needs a multiple of 64'],
  [['--trust', '500'], '--trust needs a whole number from 0 to 100, not "500".'],
  [['--trust', '-1'], '--trust needs a'],
])('numbers that make no sense are refused: %j', async (options, message) => {
  const { code, err } = await atTerminal(['train', 'train', '--samples', folder, ...options]);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

test('"average" asks whose mean it is to take', async () => {
  const { code, err } = await atTerminal(['train', 'average', '--weights', folder]);
  expect(code).toBe(2);
  expect(err).toContain('"average" needs --of: folders with weights');
});

test('plays, learns by results alone, and writes the weights where it is told', {
  timeout: 60_000,
}, async () => {
  const [samples, weights] = [join(folder, 'played'), join(folder, 'weights')];
  const told = ['--samples', samples, '--weights', weights];
  const played = await atTerminal(['train', 'generate', ...told, '--count', '40', '--nodes', '30']);
  expect(played).toMatchObject({ code: 0, err: '' });
  expect(await readdir(samples)).toEqual(['samples-1.bin']);
  const learnt = await atTerminal(['train', 'train', ...told, '--epochs', '1', '--trust', '0']);
  expect(learnt).toMatchObject({ code: 0, err: '' });
  const mean = join(folder, 'mean');
  const averaged = await atTerminal(['train', 'average', '--of', `${weights},${weights}`, '--weights', mean]);
  expect(averaged).toMatchObject({ code: 0, err: '' });
  const [one, both] = await Promise.all([weights, mean].map((of) => readFile(join(of, 'weights.bin'))));
  expect(both).toEqual(one);
  const target = join(folder, 'weights.ts');
  const { code, out } = await atTerminal(['train', 'export', ...told, '--target', target]);
  expect({ code, out }).toEqual({ code: 0, out: `${target} written\n` });
  expect(await readFile(target, 'utf8')).toContain('export const WEIGHTS: string =');
  const nowhere = await atTerminal([
    'train',
    'export',
    ...told,
    '--target',
    join(folder, 'no', 'weights.ts'),
  ]);
  expect(nowhere).toMatchObject({ code: 1, err: expect.stringContaining('name another target') });
  await expect(access(join(folder, 'no'))).rejects.toThrow('ENOENT');
});
