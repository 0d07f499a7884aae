// Verdicts are kept as they come, so that a run that was stopped goes on where it was. They hold for exactly
// the sources and tests they were found with.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../lib/files.mjs';
import { ROOT } from '../lib/run.mjs';

/** @typedef {import('./pool.mjs').Verdict} Verdict */

/** @param {boolean} forget */
export function openMemory(forget) {
  const hash = createHash('sha256');
  for (const folder of ['packages/rules/src', 'packages/rules/test', 'scripts/mutate']) {
    for (const file of filesUnder(ROOT, folder, /./))
      hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  const path = join(ROOT, '.mutate', `${hash.digest('hex').slice(0, 16)}.jsonl`);
  if (forget) rmSync(path, { force: true });
  mkdirSync(join(ROOT, '.mutate'), { recursive: true });
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  /** @type {Map<number, Verdict>} */
  const verdicts = new Map(lines.map((line) => JSON.parse(line)).map((verdict) => [verdict.id, verdict]));
  return {
    verdicts,
    /** @param {Verdict} verdict */
    add(verdict) {
      verdicts.set(verdict.id, verdict);
      appendFileSync(path, `${JSON.stringify(verdict)}\n`);
    },
  };
}
