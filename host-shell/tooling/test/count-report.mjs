/**
 * The tests in a JSON report of Vitest or Playwright. A file that could not run counts as one that failed.
 * @param {any} report
 * @returns {{ passed: number, failed: number }}
 */
export function countReport({ stats, errors, testResults, numPassedTests, numFailedTests }) {
  if (stats !== undefined) return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}
