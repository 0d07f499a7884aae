// The pair check is TypeScript of the test tree; Vite runs it against the sources, as the tests do.
import { defaultServerConditions, runnerImport } from 'vite';
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
    resolve: { conditions: ['source', ...defaultServerConditions] },
    ssr: { resolve: { conditions: ['source', ...defaultServerConditions] }, noExternal: [/^@caldera\//] },
  });
  return /** @type {T} */ (module);
}
