import { describe, expect, test } from 'vitest';
import { tallyBrowser } from '../scripts/lib/browser.mjs';
import { tally } from '../scripts/lib/tally.mjs';

const file = (status: string, ...results: string[]) => ({
  status,
  assertionResults: results.map((result) => ({ status: result })),
});

describe('the closing line of npm test', () => {
  test('counts passed, failed and skipped tests', () => {
    const report = { testResults: [file('passed', 'passed', 'skipped'), file('failed', 'failed', 'passed')] };
    expect(tally(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 1 });
  });

  test('counts a file that could not be loaded', () => {
    expect(tally({ testResults: [file('failed')] }, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('never claims success for a red run', () => {
    expect(tally({ testResults: [file('passed', 'passed')] }, 1).failed).toBe(1);
    expect(tally(undefined, 1).failed).toBe(1);
  });

  test('adds what happened in the browser, and never claims success for a red run there', () => {
    const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 3 };
    expect(tallyBrowser({ stats }, 1)).toEqual({ passed: 6, failed: 2, skipped: 3 });
    expect(tallyBrowser(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(tallyBrowser({ stats: { ...stats, unexpected: 0 } }, 1).failed).toBe(1);
  });
});
