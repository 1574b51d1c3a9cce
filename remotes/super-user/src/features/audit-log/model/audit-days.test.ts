import { buildAuditEntry } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { groupByDay } from './audit-days';

test('entries are grouped by the day in Sweden, in their order', () => {
  const at = (id: string, time: string) => buildAuditEntry({ id, at: time });
  const days = groupByDay([
    at('c', '2027-06-10T07:00:00.000Z'),
    at('b', '2027-06-09T22:30:00.000Z'),
    at('a', '2027-06-09T21:30:00.000Z'),
  ]);
  expect(days.map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
    ['2027-06-10', ['c', 'b']],
    ['2027-06-09', ['a']],
  ]);
});
