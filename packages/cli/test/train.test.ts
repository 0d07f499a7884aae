import { mkdtemp, writeFile } from 'node:fs/promises';
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
