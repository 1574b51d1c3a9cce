import { expect, test } from 'vitest';
import { buildDiagnostics, someJobs } from '../../../testing/fake-operations';
import { reportOf } from './report';

test('the report has versions, jobs and limits in use, one a line', () => {
  const report = reportOf(buildDiagnostics(), someJobs).split('\n');
  expect(report).toContain('Product: 4.2.0');
  expect(report).toContain('Database: postgres 18.1, 0001_triggers, 2100000000 bytes');
  expect(report).toContain('Limit login-account: 164 calls, 7 refused, highest 100 %');
  expect(report).toContain('Service companyRegistry: off');
  expect(report.some((line) => line.startsWith('Job search-texts: ') && line.endsWith('SqliteError SQLITE_BUSY'))).toBe(
    true,
  );
});
