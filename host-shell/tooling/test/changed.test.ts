import { expect, test } from 'vitest';
import { touchedBy } from './changed.mjs';

const files = [
  'api/src/features/bookings/booking.service.ts',
  'api/src/features/bookings/booking.engines.test.ts',
  'api/src/features/gygs/gyg.test.ts',
  'api/src/testing/matrix/access-matrix.engines.test.ts',
  'api/src/testing/examples/examples.test.ts',
  'api/src/http/read-body.ts',
  'api/migrations/sqlite/0001.sql',
  'api/database/src/migrations.test.ts',
  'api/identity/src/testing/answers.json',
  'api/identity/src/testing/forge.test.ts',
  'design-system/src/components/badge/badge.tsx',
  'design-system/src/components/badge/badge.stories.tsx',
  'remotes/booking/src/translations/sv.ts',
  'remotes/booking/src/pages/book/book-page.test.tsx',
  'remotes/admin/src/pages/list/list-page.test.tsx',
  '.storybook/preview.tsx',
  'host-shell/e2e/journey.ts',
  'host-shell/e2e/shell.spec.ts',
];

/** Without imports except the given ones: users by changed file. */
const touched = (changed: string[], users: Record<string, string[]> = {}) =>
  touchedBy({ changed, files, reaching: (from) => new Set([...from, ...from.flatMap((file) => users[file] ?? [])]) });

test('a shared root runs everything and is reported', () => {
  expect(touched(['package-lock.json']).everything).toBe('package-lock.json');
  expect(touched(['host-shell/tooling/config/vitest.config.ts']).everything).toBe(
    'host-shell/tooling/config/vitest.config.ts',
  );
  expect(touched(['api/src/features/gygs/gyg.test.ts']).everything).toBeUndefined();
});

test('an API feature runs the tests beside it, and those that call every operation', () => {
  const { tests, specs } = touched(['api/src/features/bookings/booking.service.ts']);
  expect(tests).toEqual([
    'api/src/features/bookings/booking.engines.test.ts',
    'api/src/testing/matrix/access-matrix.engines.test.ts',
  ]);
  expect(specs).toContain('main-job');
  expect(touched(['api/src/http/read-body.ts']).tests).toEqual([
    'api/src/testing/matrix/access-matrix.engines.test.ts',
    'api/src/testing/examples/examples.test.ts',
  ]);
});

test('runs everything that imports the change, journeys too', () => {
  expect(
    touched(['host-shell/e2e/journey.ts'], { 'host-shell/e2e/journey.ts': ['host-shell/e2e/shell.spec.ts'] }),
  ).toMatchObject({
    tests: [],
    specs: ['shell'],
  });
});

test('includes files that are read without import: migrations, texts, data beside tests', () => {
  expect(touched(['api/migrations/sqlite/0001.sql']).tests).toContain('api/database/src/migrations.test.ts');
  expect(touched(['api/identity/src/testing/answers.json']).tests).toEqual(['api/identity/src/testing/forge.test.ts']);
  expect(touched(['remotes/booking/src/translations/sv.ts']).tests).toEqual([
    'remotes/booking/src/pages/book/book-page.test.tsx',
  ]);
});

test('a file used by every story runs every story', () => {
  expect(touched(['.storybook/preview.tsx']).tests).toEqual(['design-system/src/components/badge/badge.stories.tsx']);
});

test('documentation runs no tests', () => {
  expect(touched(['README.md', 'host-shell/docs/running.md'])).toEqual({ tests: [], leftOut: [], specs: [] });
});
