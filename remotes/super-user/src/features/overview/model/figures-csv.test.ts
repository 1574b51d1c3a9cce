import { expect, test } from 'vitest';
import { buildOverview } from '../../../testing/fake-operations';
import { figuresCsv } from './figures-csv';

test('the file has a line for each day, the newest last', () => {
  const lines = figuresCsv(buildOverview()).split('\r\n');
  expect(lines).toHaveLength(31);
  expect(lines[0]).toBe('until,gygs published,bookings,hours given,organisations,accounts');
  expect(lines.at(-1)).toBe('2027-06-10T07:40:00.000Z,3,12,40.5,1,9');
  expect(lines.at(-2)).toMatch(/^2027-06-09T07:40:00\.000Z,/);
});
