import { expect, test } from 'vitest';
import { releasesIn, servedUntil } from './widget-release.mjs';

const releases = releasesIn(
  '# Changes\n\n## 1.1.0 (2027-03-31)\n\n- New\n\n## 1.0.0 (2026-12-01)\n\n## Not a version\n',
);

test('versions and their dates are those of the change log, newest first', () => {
  expect(releases).toEqual([
    { version: '1.1.0', released: '2027-03-31' },
    { version: '1.0.0', released: '2026-12-01' },
  ]);
});

test('a version is served for two years after the next one, and the newest without an end', () => {
  expect(servedUntil(releases, '1.0.0')).toBe('2029-03-31');
  expect(servedUntil(releases, '1.1.0')).toBeNull();
});
