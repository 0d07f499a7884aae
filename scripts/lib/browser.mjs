// The tests that need a real browser: packages/web/test/e2e, by Playwright.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, HELP, installChromium } from '../chromium.mjs';
import { runTool } from './run.mjs';
import { say } from './stages.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * Counts tests in Playwright's JSON report. A test that passed at its second try passed; a run that went wrong outside
 * all tests counts as one failed test.
 * @param {{ stats?: { expected: number, unexpected: number, flaky: number, skipped: number } } | undefined} report
 * @param {number} exitCode
 * @returns {Count}
 */
export function tallyBrowser(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected || (exitCode === 0 ? 0 : 1), skipped };
}

/**
 * @param {readonly string[]} words only files whose path contains one of them
 * @param {(count: Count) => void} report
 * @returns {Promise<number>}
 */
export async function runBrowserTests(words, report) {
  const chromium = findChromium() ?? (await installChromium());
  if (chromium === undefined) {
    say(HELP);
    report(tallyBrowser(undefined, 1));
    return 1;
  }
  const folder = mkdtempSync(join(tmpdir(), 'caldera-browser-'));
  const file = join(folder, 'report.json');
  process.env.CALDERA_CHROMIUM = chromium;
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  const options = [
    '--config',
    'packages/web/playwright.config.ts',
    '--reporter=list,json',
    '--pass-with-no-tests',
  ];
  const code = await runTool('@playwright/test', 'playwright', ['test', ...options, ...words]);
  report(tallyBrowser(read(file), code));
  rmSync(folder, { recursive: true, force: true });
  return code;
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the runner broke before it could write one; its exit code says so
  }
}
