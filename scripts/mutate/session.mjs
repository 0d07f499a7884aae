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
 */
export async function openSession(purpose) {
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
      bail: purpose === 'trial' ? 1 : 0,
      reporters: [{}],
    },
    {
      logLevel: 'silent',
      ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
      plugins: [instrumenting(mutants, purpose)],
    },
  );
  return {
    /**
     * @param {readonly string[]} files paths below the project's root; none means all
     */
    async run(files) {
      const found = await vitest.globTestSpecifications();
      const specifications = found.filter(
        ({ moduleId }) => files.length === 0 || files.includes(relative(ROOT, moduleId).replaceAll(sep, '/')),
      );
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      return testModules.map((module) => ({
        file: relative(ROOT, module.moduleId).replaceAll(sep, '/'),
        passed: module.ok() && unhandledErrors.length === 0,
        milliseconds: module.diagnostic().duration,
      }));
    },
    close: () => vitest.close(),
  };
}

/**
 * @param {readonly NumberedMutant[]} mutants
 * @param {'survey' | 'trial'} purpose
 * @returns {import('vite').Plugin}
 */
function instrumenting(mutants, purpose) {
  const header =
    purpose === 'survey'
      ? 'const __reached = (globalThis.__calderaReached ??= new Set());'
      : 'const __mutant = Number(process.env.CALDERA_MUTANT);';
  return {
    name: 'caldera-mutants',
    enforce: 'pre',
    transform(source, id) {
      const file = relative(ROOT, id).replaceAll(sep, '/');
      const own = mutants.filter((mutant) => mutant.file === file);
      if (own.length === 0) return undefined;
      const isOn = (/** @type {number} */ index) => {
        const number = own[index]?.id;
        return purpose === 'survey' ? `(__reached.add(${number}), false)` : `__mutant === ${number}`;
      };
      return { code: `${header} ${instrument(source, own, isOn)}`, map: null };
    },
  };
}
