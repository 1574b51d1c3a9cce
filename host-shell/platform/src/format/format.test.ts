import { expect, test } from 'vitest';
import { createFormat } from './format';

const start = '2027-06-12T07:30:00.000Z';
const end = '2027-06-12T14:00:00.000Z';

test('English dates are in Swedish time, day before month, 24 hours', () => {
  const format = createFormat('en', 'to');
  expect(format.dateTime(start)).toBe('Sat 12 Jun 2027, 09:30');
  expect(format.span(start, end)).toBe('Sat 12 Jun 2027, 09:30 to 16:00');
});

test('Swedish dates use Swedish conventions', () => {
  const format = createFormat('sv', 'till');
  expect(format.span(start, end)).toBe('lör 12 juni 2027, 09:30 till 16:00');
});

test('a span over several days shows both dates', () => {
  expect(createFormat('en', 'to').span(start, '2027-06-14T14:00:00.000Z')).toBe(
    'Sat 12 Jun 2027, 09:30 to Mon 14 Jun 2027, 16:00',
  );
});

test('hours are minutes divided by sixty, with one decimal', () => {
  expect(createFormat('en', 'to').hours(390)).toBe('6.5');
  expect(createFormat('sv', 'till').hours(390)).toBe('6,5');
});
