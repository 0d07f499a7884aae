// Verdicts are kept as they come, so that a run that was stopped goes on where it was. They hold for exactly
// the sources they were found with; a kill further holds while the test file that noticed stays as it is, any
// other verdict while all test files do.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../lib/files.mjs';
import { ROOT } from '../lib/run.mjs';
import { SOURCES, TESTS, testFiles } from './session.mjs';

/** @typedef {import('./pool.mjs').Verdict} Verdict */
/** @typedef {Verdict & { proof: string, without: string[] }} KeptVerdict */

/** @param {boolean} forget */
export function openMemory(forget) {
  const tests = testFiles();
  const helpers = filesUnder(ROOT, TESTS, /./).filter((file) => !tests.includes(file));
  const key = hashOf([
    ...filesUnder(ROOT, SOURCES, /./),
    ...helpers,
    ...filesUnder(ROOT, 'scripts/mutate', /./),
  ]);
  const path = join(ROOT, '.mutate', `${key}.jsonl`);
  if (forget) rmSync(path, { force: true });
  mkdirSync(join(ROOT, '.mutate'), { recursive: true });

  const ofAll = hashOf(tests);
  const ofEach = new Map(tests.map((file) => [file, hashOf([file])]));
  const proofOf = (/** @type {Verdict} */ { by }) => (by === undefined ? ofAll : ofEach.get(by));
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  /** @type {KeptVerdict[]} */
  const kept = lines.map((line) => JSON.parse(line)).filter((verdict) => verdict.proof === proofOf(verdict));
  /** @type {Map<number, KeptVerdict>} */
  const verdicts = new Map(kept.map((verdict) => [verdict.id, verdict]));
  return {
    verdicts,
    /**
     * @param {Verdict} verdict
     * @param {string[]} without the test files that were left out
     */
    add(verdict, without) {
      const keeping = { ...verdict, proof: proofOf(verdict) ?? '', without };
      verdicts.set(verdict.id, keeping);
      appendFileSync(path, `${JSON.stringify(keeping)}\n`);
    },
  };
}

/** @param {readonly string[]} files */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}
