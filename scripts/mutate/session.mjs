// One warm vitest for many runs over the tests of the rules, on sources instrumented while they are loaded.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { defaultServerConditions } from 'vite';
import { createVitest } from 'vitest/node';
import { filesUnder } from '../lib/files.mjs';
import { ROOT } from '../lib/run.mjs';
import { instrument, mutantsOf } from './mutants.mjs';

/** @typedef {import('./mutants.mjs').Mutant & { id: number, file: string }} NumberedMutant */

export const SOURCES = 'packages/rules/src';
export const TESTS = 'packages/rules/test';

/** @returns {string[]} paths below the project's root */
export const testFiles = () => filesUnder(ROOT, TESTS, /\.test\.ts$/);

/** @returns {NumberedMutant[]} every mutant of the rules; its number is its place in this list */
export function allMutants() {
  return filesUnder(ROOT, SOURCES, /\.ts$/)
    .flatMap((file) =>
      mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')).map((mutant) => ({ ...mutant, file })),
    )
    .map((mutant, id) => ({ ...mutant, id }));
}

/**
 * @param {'survey' | 'trial'} purpose a survey notes which mutants each test file reaches; a trial turns one on
 * @param {() => void} [onFileEnd] called after each test file
 */
export async function openSession(purpose, onFileEnd = () => undefined) {
  const mutants = allMutants();
  const setup = purpose === 'survey' ? [join(ROOT, 'scripts/mutate/record.mjs')] : [];
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root: join(ROOT, 'packages/rules'),
      include: ['test/**/*.test.ts'],
      setupFiles: setup,
      watch: false,
      // threads, because ending this process ends them too, even one in an endless loop
      pool: 'threads',
      maxWorkers: 1,
      // one thread and one load of the modules for all files of a run: loading takes longer than most tests
      isolate: false,
      testTimeout: 120_000,
      sequence: { sequencer: InTheirOrder },
      bail: purpose === 'trial' ? 1 : 0,
      reporters: [{ onTestModuleEnd: onFileEnd }],
    },
    {
      logLevel: 'silent',
      ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
      plugins: [instrumenting(mutants, purpose)],
    },
  );
  return {
    /**
     * @param {readonly string[]} files paths below the project's root, in the order to run them
     */
    async run(files) {
      const found = await vitest.globTestSpecifications(files.map((file) => join(ROOT, file)));
      const inOrder = files.flatMap((file) => found.filter(({ moduleId }) => pathOf(moduleId) === file));
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(inOrder);
      const broken = unhandledErrors.length > 0;
      return testModules
        .map((module) => ({
          file: pathOf(module.moduleId),
          passed: module.ok() && !broken,
          milliseconds: module.diagnostic().duration,
        }))
        .filter(({ file }) => files.includes(file)); // vitest tells of those of earlier runs, too
    },
    close: () => vitest.close(),
  };
}

/** Test files are run as they are given; vitest would begin with the longest. */
class InTheirOrder {
  /** @param {import('vitest/node').TestSpecification[]} files */
  sort(files) {
    return Promise.resolve(files);
  }

  /** @param {import('vitest/node').TestSpecification[]} files */
  shard(files) {
    return Promise.resolve(files);
  }
}

/** @param {string} moduleId */
const pathOf = (moduleId) => relative(ROOT, moduleId).replaceAll(sep, '/');

/**
 * @param {readonly NumberedMutant[]} mutants
 * @param {'survey' | 'trial'} purpose
 * @returns {import('vite').Plugin}
 */
function instrumenting(mutants, purpose) {
  const header =
    purpose === 'survey'
      ? `const __reached = (globalThis.__calderaReached ??= new Uint8Array(${mutants.length}));`
      : 'const __mutant = Number(process.env.CALDERA_MUTANT);';
  return {
    name: 'caldera-mutants',
    enforce: 'pre',
    transform(source, id) {
      const file = pathOf(id);
      const own = mutants.filter((mutant) => mutant.file === file);
      if (own.length === 0) return undefined;
      const isOn = (/** @type {number} */ index) => {
        const number = own[index]?.id;
        return purpose === 'survey' ? `(__reached[${number}] = 1, false)` : `__mutant === ${number}`;
      };
      return { code: `${header} ${instrument(source, own, isOn)}`, map: null };
    },
  };
}
