import { buildNeed } from '@gyg/contract/testing';
import { describe, expect, test } from 'vitest';
import { createdRow, newRows, ordered, rowOf, storedOrder } from './need-rows';
import { minutesOf, needValuesOf, sortedNeeds } from './need-values';

const rows = [rowOf({ id: 'a', title: 'Boat driver' }), rowOf({ id: 'b', title: 'Cook' }), { id: 'new-1', title: '' }];
const need = (id: string, title: string, sortOrder: number) => ({
  ...buildNeed({ id, title, sortOrder }),
  confirmedPositions: 0,
  waitingPositions: 0,
  heldPositions: 0,
});

describe('the order of needs', () => {
  test('is that of the page: by number, then by title', () => {
    const needs = [need('1', 'Cook', 1), need('2', 'Boat driver', 1), need('3', 'Zone leader', 0)];
    expect(sortedNeeds(needs, 'SKILL', 'sv').map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect(sortedNeeds(needs, 'COMMODITY', 'sv')).toEqual([]);
  });

  test('changes on screen, and only needs that exist are sent', () => {
    const moved = ordered(rows, ['new-1', 'b', 'a']);
    expect(moved.map(({ id }) => id)).toEqual(['new-1', 'b', 'a']);
    expect(storedOrder(moved)).toEqual(['b', 'a']);
  });

  test('keeps rows that were added meanwhile', () => {
    expect(ordered(rows, ['b', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'new-1']);
  });

  test('includes a new need once it is created', () => {
    const created = createdRow(rows, 'new-1', 'c');
    expect(storedOrder(created)).toEqual(['a', 'b', 'c']);
    expect(newRows(created)).toEqual([]);
    expect(newRows(rows)).toEqual(['new-1']);
  });
});

const at = (startDateTime: string, endDateTime: string) => ({ startDateTime, endDateTime });
const once = { repeats: 'NONE', occasionMinutes: null } as const;

test.each([
  ['14 minutes', { ...once, ...at('2027-06-12T08:00:00Z', '2027-06-12T08:14:00Z') }, 14],
  ['a day', { ...once, ...at('2027-06-12T08:00:00Z', '2027-06-12T16:00:00Z') }, 120],
  [
    'an hour each week',
    { repeats: 'WEEKLY', occasionMinutes: 60, ...at('2027-06-12T08:00:00Z', '2027-08-01T09:00:00Z') },
    60,
  ],
  ['no time yet', { ...once, ...at('2027-06-12T08:00:00Z', '2027-06-12T08:00:00Z') }, 120],
] as const)('a new need of a gyg of %s is not longer than the gyg', (_length, gyg, minutes) => {
  expect(needValuesOf(undefined, gyg).durationMinutes).toBe(minutes);
});

test('a need that was created before a reload, and answered after it, has one row', () => {
  expect(createdRow([...rows, rowOf({ id: 'c', title: 'Aid' })], 'new-1', 'c').map(({ id }) => id)).toEqual([
    'a',
    'b',
    'new-1',
  ]);
});

test.each([
  ['2.5', 150],
  ['2,5', 150],
  [' 4 ', 240],
  ['0', 0],
  ['', Number.NaN],
  ['two', Number.NaN],
  ['-1', Number.NaN],
])('%j hours are %d minutes', (typed, minutes) => {
  expect(minutesOf(typed)).toBe(minutes);
});
