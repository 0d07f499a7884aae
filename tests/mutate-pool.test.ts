import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tryAll } from '../scripts/mutate/pool.mjs';

const folder = mkdtempSync(join(tmpdir(), 'caldera-pool-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A worker for which mutant 1 is noticed, 2 ends the process, and 3 ends it just after the answer. */
const MORTAL_WORKER = `
process.on('message', ({ id }) => {
  if (id === 2) process.exit(1);
  process.send(id === 1 ? { killedBy: 'a.test.ts' } : {}, () => id === 3 && process.exit(1));
});
process.send({ ready: true });
`;

async function verdictsOf(worker: string, ids: readonly number[]): Promise<string[]> {
  const program = join(folder, 'worker.mjs');
  writeFileSync(program, worker);
  const verdicts: string[] = [];
  const trials = ids.map((id) => ({ id, files: ['a.test.ts'], patience: 1000 }));
  await tryAll(trials, 1, ({ id, verdict }) => verdicts.push(`${id} ${verdict}`), program);
  return verdicts;
}

test('a worker that dies over a mutant noticed it, and the next mutants get a new worker', async () => {
  const verdicts = await verdictsOf(MORTAL_WORKER, [1, 2, 2, 1, 4]);
  expect(verdicts).toEqual(['1 killed', '2 timeout', '2 timeout', '1 killed', '4 survived']);
});

test('a worker that dies between two mutants is replaced', async () => {
  const verdicts = await verdictsOf(MORTAL_WORKER, [3, 3, 1]);
  expect(verdicts.at(-1)).toBe('1 killed');
  expect(verdicts[0]).toBe('3 survived');
});

test('a worker that cannot start is an error', async () => {
  await expect(verdictsOf('process.exit(1);', [1])).rejects.toThrow('a worker could not start');
});
