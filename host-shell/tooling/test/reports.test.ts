import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './reports.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gyg-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(json: object) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(json));
  return file;
}

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

it('counts the tests of Vitest', () => {
  const json = { numPassedTests: 2, numFailedTests: 1, testResults: [file('failed', 'passed', 'passed', 'failed')] };
  expect(countVitest(report(json), 1)).toEqual({ passed: 2, failed: 1 });
});

it('counts a file that could not be run as one failure', () => {
  const json = { numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', 'passed'), file('failed')] };
  expect(countVitest(report(json), 1)).toEqual({ passed: 1, failed: 1 });
});

it('counts an error outside of all tests, and a run without a report, as one failure', () => {
  const json = { numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', 'passed')] };
  expect(countVitest(report(json), 1)).toEqual({ passed: 1, failed: 1 });
  expect(countVitest(path.join(folder, 'absent.json'), 0)).toEqual({ passed: 0, failed: 1 });
});

it('counts the journeys of Playwright', () => {
  const stats = { expected: 4, flaky: 0, unexpected: 1, skipped: 0 };
  expect(countPlaywright(report({ stats, errors: [] }), 1)).toEqual({ passed: 4, failed: 1 });
  expect(countPlaywright(report({ stats: { ...stats, unexpected: 0 }, errors: [{}] }), 1)).toEqual({
    passed: 4,
    failed: 1,
  });
  expect(countPlaywright(path.join(folder, 'absent.json'), 1)).toEqual({ passed: 0, failed: 1 });
});
