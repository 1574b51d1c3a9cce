import { expect, test } from 'vitest';
import { isOneMonth, monthsOfReport } from './report-months';

const month = (name: string) => ({ month: name, hours: 1, items: 2, participants: 3 });
const none = { hours: 0, items: 0, participants: 0 };

test('a period has all its months, also those without contributions', () => {
  const period = { name: 'own', from: '2027-01-15', to: '2027-03-01' } as const;
  expect(monthsOfReport(period, [month('2027-02')])).toEqual([
    { month: '2027-01', ...none },
    month('2027-02'),
    { month: '2027-03', ...none },
  ]);
});

test('without a limit the months are those from the first to the last with contributions', () => {
  const period = { name: 'all', from: undefined, to: undefined } as const;
  expect(monthsOfReport(period, [month('2026-12'), month('2027-02')])).toEqual([
    month('2026-12'),
    { month: '2027-01', ...none },
    month('2027-02'),
  ]);
  expect(monthsOfReport(period, [])).toEqual([]);
});

test('days of one month are one month', () => {
  expect(isOneMonth({ name: 'own', from: '2027-05-01', to: '2027-05-31' })).toBe(true);
  expect(isOneMonth({ name: 'own', from: '2026-05-01', to: '2027-05-31' })).toBe(false);
  expect(isOneMonth({ name: 'all', from: undefined, to: undefined })).toBe(false);
});
