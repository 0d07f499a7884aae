import { existsSync, readdirSync } from 'node:fs';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// One project per package, found by looking: a new package needs no line here. A package that needs more
// (a browser-like environment, a plugin) brings its own vitest.config.ts, which then replaces the default.
const packages = readdirSync('packages')
  .filter((name) => existsSync(`packages/${name}/package.json`))
  .map((name) =>
    existsSync(`packages/${name}/vitest.config.ts`)
      ? `packages/${name}/vitest.config.ts`
      : { extends: true as const, test: { name, root: `packages/${name}`, include: ['test/**/*.test.ts'] } },
  );

export default defineConfig({
  // "source" makes `@caldera/rules` mean packages/rules/src, so tests never see a stale build
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    // Machines are noisy: a time-out is there to end a hang, not to measure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      ...packages,
      { extends: true, test: { name: 'repo', root: '.', include: ['tests/**/*.test.ts'] } },
    ],
  },
});
