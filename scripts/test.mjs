// npm test: from a fresh clone to a verdict. Words after "--" go to both test runners: npm test -- packages/rules
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBrowserTests } from './lib/browser.mjs';
import { checks } from './lib/check.mjs';
import { runTool } from './lib/run.mjs';
import { build, install } from './lib/setup.mjs';
import { runStages } from './lib/stages.mjs';
import { tally } from './lib/tally.mjs';

/** @type {ReturnType<typeof tally> | undefined} */
let count;

const test = {
  doing: 'testing',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'caldera-test-'));
    const file = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await runTool('vitest', 'vitest', ['run', ...reporters, ...process.argv.slice(2)]);
    count = tally(readReport(file), code);
    rmSync(folder, { recursive: true, force: true });
    return code;
  },
  help: 'The failed tests are named above; "npx vitest <part of a file name>" repeats some of them.',
};

const browser = {
  doing: 'testing in a browser',
  run: () =>
    runBrowserTests(process.argv.slice(2), (seen) => {
      count ??= { passed: 0, failed: 0, skipped: 0 };
      count.passed += seen.passed;
      count.failed += seen.failed;
      count.skipped += seen.skipped;
    }),
  help: 'The failed tests are named above; "npx playwright test -c packages/web <words>" repeats some of them.',
};

process.exitCode = await runStages([install, build, ...checks, test, browser]);

// the verdict is the last line, where people and programs look for it
if (count !== undefined) {
  if (count.skipped > 0) process.stdout.write(`${count.skipped} skipped\n`);
  process.stdout.write(`${count.passed} passed, ${count.failed} failed\n`);
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // vitest broke before it could write one; its exit code says so
  }
}
