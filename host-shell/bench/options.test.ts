import { expect, test } from 'vitest';
import { readOptions } from './options';

test('everything is measured on SQLite at both sizes unless something is chosen', () => {
  expect(readOptions([])).toEqual({
    only: ['lists', 'search', 'bookings', 'pages', 'start'],
    gygs: [10_000, 100_000],
    engines: ['sqlite'],
    rounds: 5,
  });
  expect(readOptions(['--only', 'lists,search', '--gygs=2000,500', '--engine', 'postgres', '--rounds', '2'])).toEqual({
    only: ['lists', 'search'],
    gygs: [500, 2000],
    engines: ['postgres'],
    rounds: 2,
  });
});

test.each([
  ['--only', 'list'],
  ['--engine', 'mysql'],
  ['--rounds', '0'],
  ['--gygs', 'many'],
])('%s %s is refused with the usage', (...given) => {
  expect(() => readOptions(given)).toThrow(/npm run bench/);
});
