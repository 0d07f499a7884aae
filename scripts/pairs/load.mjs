// The pair check is TypeScript of the test tree; Vite runs it against the sources, as the tests do.
import { runnerImport } from 'vite';
import { ROOT } from '../lib/run.mjs';

/**
 * @template T
 * @param {string} path below packages/rules/test
 * @returns {Promise<T>}
 */
export async function load(path) {
  const { module } = await runnerImport(`${ROOT}/packages/rules/test/${path}`, {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    // An import by the runner knows no conditions of ours, and would find a build, if there is one, however old.
    resolve: { alias: { '@caldera/rules': `${ROOT}/packages/rules/src/index.ts` } },
  });
  return /** @type {T} */ (module);
}
