import { expect, test } from 'vitest';
import { insights } from '../../../testing/insights';
import { changeOf, hoursByGoal, hoursByMonth, mostHoursFirst } from './insight-sums';

const { organizations } = insights;
const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, number) => all + number, 0);

test('months, goals and organisations add up to the same hours', () => {
  const months = hoursByMonth(organizations, ['2027-04', '2027-05', '2027-06']);
  expect(months).toEqual([
    { month: '2027-04', hours: 0 },
    { month: '2027-05', hours: 210.3 },
    { month: '2027-06', hours: 192.5 },
  ]);
  expect(Object.fromEntries(hoursByGoal(organizations))).toEqual({ 14: 260.3, 13: 142.5 });
  const totals = [
    sum(months.map(({ hours }) => hours)),
    sum(hoursByGoal(organizations).values()),
    sum(organizations.map(({ hours }) => hours)),
  ];
  expect(totals).toEqual([insights.hours, insights.hours, insights.hours]);
});

test('the organisation with the most hours is first', () => {
  expect(mostHoursFirst(organizations, 'sv').map(({ orgName }) => orgName)).toEqual([
    'Ren Kust Bohuslän',
    'Fixarkollektivet',
  ]);
});

test.each([
  [118, 100, { direction: 'up', amount: 18, percent: 18 }],
  [2.2, 4, { direction: 'down', amount: 1.8, percent: 45 }],
  [7, 7, { direction: 'even', amount: 0, percent: 0 }],
  [5, 0, { direction: 'up', amount: 5, percent: undefined }],
] as const)('%d after %d', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});
