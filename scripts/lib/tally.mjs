// What a test run came to, read from vitest's JSON report.

/**
 * @typedef {object} Report the part of vitest's JSON report that is read here
 * @property {readonly { status: string, assertionResults: readonly { status: string }[] }[]} testResults
 */

/**
 * Counts tests. A file that broke before any of its tests could fail counts as one failed test, and so does
 * a run that went wrong outside all tests: otherwise the closing line would claim success for a red run.
 * @param {Report | undefined} report
 * @param {number} exitCode
 */
export function tally(report, exitCode) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report?.testResults ?? []) {
    const failedBefore = count.failed;
    for (const { status } of file.assertionResults) {
      if (status === 'passed') count.passed++;
      else if (status === 'failed') count.failed++;
      else count.skipped++;
    }
    if (file.status === 'failed' && count.failed === failedBefore) count.failed++;
  }
  if (exitCode !== 0 && count.failed === 0) count.failed = 1;
  return count;
}
