// Everything that can be judged without running the product: types, lint, format.
import { runTool } from './run.mjs';

/** @type {readonly import('./stages.mjs').Stage[]} */
export const checks = [
  {
    doing: 'checking types',
    run: () => runTool('typescript', 'tsc', ['-b']),
    help: 'Fix the type errors above; "npm run check" repeats the checks.',
  },
  {
    doing: 'linting',
    run: async () =>
      (await runTool('@biomejs/biome', 'biome', ['lint', '--error-on-warnings'])) ||
      (await runTool('oxlint', 'oxlint', ['--type-aware', '--deny-warnings'])),
    help: 'Fix what the linter names above; "npm run lint" repeats only this step.',
  },
  {
    doing: 'checking the format',
    run: () => runTool('@biomejs/biome', 'biome', ['check', '--linter-enabled=false']),
    help: 'Run "npm run format", which writes the format this check wants.',
  },
];
