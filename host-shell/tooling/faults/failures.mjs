import { existsSync, readFileSync } from 'node:fs';

/**
 * What a run came to. `ran` is false where nothing was run at all: that is no proof of anything.
 * @typedef {{ ran: boolean, failures: { file: string, title: string }[] }} Outcome
 */

const nothing = { ran: false, failures: [] };
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const firstLine = (text) => text?.trim().split('\n')[0] ?? '';

/** The first line of an output that says what is wrong: of a check its problem, else an error. */
export function firstProblem(output) {
  const lines = output.split('\n');
  return (lines.find((line) => /^ {6}\S/.test(line)) ?? lines.find((line) => /error/i.test(line)) ?? '').trim();
}

/**
 * Reads Vitest's JSON report. A file that could not be run is a failure, and so is an error outside of all tests.
 * @param {string} file @param {number} exitCode @param {string} output
 * @returns {Outcome}
 */
export function outcomeOfVitest(file, exitCode, output) {
  const report = readReport(file);
  if (report === undefined) return nothing;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => ({ file: name, title: fullName }));
    return status === 'failed' ? [{ file: name, title: `the file could not be run: ${firstLine(message)}` }] : [];
  });
  const ran = report.numTotalTests > 0 || failures.length > 0;
  if (failures.length > 0 || exitCode === 0 || !ran) return { ran, failures };
  return { ran, failures: [{ file: '', title: `an error outside of all tests: ${firstProblem(output)}` }] };
}

function* specsIn(suites) {
  for (const suite of suites ?? []) {
    for (const spec of suite.specs ?? []) yield spec;
    yield* specsIn(suite.suites);
  }
}

/**
 * Reads Playwright's JSON report in the same way.
 * @param {string} file
 * @returns {Outcome}
 */
export function outcomeOfPlaywright(file) {
  const report = readReport(file);
  if (report === undefined) return nothing;
  const specs = [...specsIn(report.suites)];
  const failed = specs.filter(({ ok }) => !ok).map((spec) => ({ file: spec.file, title: spec.title }));
  const errors = report.errors.map(({ message }) => ({ file: '', title: firstLine(message) }));
  return { ran: specs.length > 0 || errors.length > 0, failures: [...failed, ...errors] };
}
