import { defaultServerConditions } from 'vite';
import { defineProject } from 'vitest/config';

// As every package, plus a build before the first test: some tests start the program as people do.
export default defineProject({
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    name: 'cli',
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/build.ts',
    // Starting processes on a busy machine takes its time.
    testTimeout: 60_000,
  },
});
