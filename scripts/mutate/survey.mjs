// Before any mutant is tried: do the tests pass, how long does each file take, which mutants does it reach?
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { ROOT } from '../lib/run.mjs';
import { openSession } from './session.mjs';

/**
 * @param {readonly string[]} tests
 * @returns {Promise<{ failed: string[], files: Map<string, { milliseconds: number, reached: Set<number> }> }>}
 */
export async function survey(tests) {
  const folder = mkdtempSync(join(tmpdir(), 'caldera-mutate-'));
  process.env.CALDERA_REACHED = folder;
  const session = await openSession('survey');
  const outcomes = await session.run(tests);
  await session.close();

  const files = new Map(
    outcomes.map(({ file, milliseconds }) => [
      file,
      { milliseconds, reached: /** @type {Set<number>} */ (new Set()) },
    ]),
  );
  for (const name of readdirSync(folder)) {
    /** @type {{ testPath: string, reached: number[] }} */
    const { testPath, reached } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const entry = files.get(relative(ROOT, testPath).replaceAll(sep, '/'));
    for (const id of reached) entry?.reached.add(id);
  }
  rmSync(folder, { recursive: true, force: true });
  return { failed: outcomes.filter(({ passed }) => !passed).map(({ file }) => file), files };
}
