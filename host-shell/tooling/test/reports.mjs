import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Tally */

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * Counts the tests in Vitest's JSON report. A file that could not run, and a run that failed without a failed test (an
 * error outside of all tests, or no report), count as one failure, so that no failure goes unnoticed.
 * @param {string} file @param {number} exitCode
 * @returns {Tally}
 */
export function countVitest(file, exitCode) {
  const report = readReport(file);
  if (report === undefined) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/**
 * Counts the tests in Playwright's JSON report in the same way.
 * @param {string} file @param {number} exitCode
 * @returns {Tally}
 */
export function countPlaywright(file, exitCode) {
  const report = readReport(file);
  if (report === undefined) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  const failed = unexpected + report.errors.length;
  return { passed: expected + flaky, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
