import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstProblem, outcomeOfPlaywright, outcomeOfVitest } from './failures.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gyg-outcomes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(json: object) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(json));
  return file;
}

const test = (status: string, fullName: string) => ({ status, fullName });

it('names the tests of Vitest that failed', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [test('passed', 'a'), test('failed', 'b')] },
  ];
  expect(outcomeOfVitest(report({ numTotalTests: 2, testResults }), 1, '')).toEqual({
    ran: true,
    failures: [{ file: 'a.test.ts', title: 'b' }],
  });
});

it('takes a file that could not be run, and an error outside of all tests, for failures', () => {
  const broken = { name: 'a.test.ts', status: 'failed', message: 'No such export\nat line 1', assertionResults: [] };
  expect(outcomeOfVitest(report({ numTotalTests: 0, testResults: [broken] }), 1, '').failures).toEqual([
    { file: 'a.test.ts', title: 'the file could not be run: No such export' },
  ]);
  expect(outcomeOfVitest(report({ numTotalTests: 1, testResults: [] }), 1, 'x\nError: lost').failures).toEqual([
    { file: '', title: 'an error outside of all tests: Error: lost' },
  ]);
});

it('takes a run of nothing for no proof', () => {
  expect(outcomeOfVitest(report({ numTotalTests: 0, testResults: [] }), 1, '')).toEqual({ ran: false, failures: [] });
  expect(outcomeOfVitest(path.join(folder, 'absent.json'), 1, '')).toEqual({ ran: false, failures: [] });
  expect(outcomeOfPlaywright(report({ suites: [], errors: [] }))).toEqual({ ran: false, failures: [] });
});

it('names the failed journeys of Playwright, however deeply nested, and a product that does not build', () => {
  const suites = [
    {
      specs: [{ file: 'a.spec.ts', title: 'a', ok: true }],
      suites: [{ specs: [{ file: 'a.spec.ts', title: 'b', ok: false }] }],
    },
  ];
  expect(outcomeOfPlaywright(report({ suites, errors: [{ message: 'It does not build\nmore' }] }))).toEqual({
    ran: true,
    failures: [
      { file: 'a.spec.ts', title: 'b' },
      { file: '', title: 'It does not build' },
    ],
  });
});

it('finds the line of a check that says what is wrong', () => {
  expect(firstProblem('  ✓ types\n  ✗ imports\n      a.ts:1 imports b\nNot in order: imports')).toBe(
    'a.ts:1 imports b',
  );
  expect(firstProblem('at work\nTypeError: no\n')).toBe('TypeError: no');
  expect(firstProblem('')).toBe('');
});
