// The stages that several commands share: what makes a fresh clone ready to run.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNpm, runTool } from './run.mjs';

// npm writes its lock file and the record of what it installed together, in either order.
const SAME_MOMENT_MS = 2000;

/** @returns {boolean} whether node_modules is missing or older than the lock file */
export function needsInstall() {
  const locked = changedAt('package-lock.json');
  const installed = changedAt('node_modules/.package-lock.json');
  return installed + SAME_MOMENT_MS < locked;
}

/** @type {import('./stages.mjs').Stage} */
export const install = {
  doing: 'installing',
  run: async () => (needsInstall() ? runNpm(['ci']) : 0),
  help: 'Check the network connection to your npm registry, then run the same command again.',
};

/** @type {import('./stages.mjs').Stage} */
export const build = {
  doing: 'building',
  run: async () =>
    (await runTool('typescript', 'tsc', ['-b', 'tsconfig.build.json'])) ||
    (await runTool('vite', 'vite', [
      'build',
      '--logLevel',
      'warn',
      '--config',
      'packages/web/vite.config.ts',
    ])),
  help: 'Fix the type errors above; "npm run build" repeats only this step.',
};

/** @param {string} path */
function changedAt(path) {
  return statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
