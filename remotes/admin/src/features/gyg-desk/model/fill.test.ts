import { buildNeed } from '@gyg/contract/testing';
import { describe, expect, test } from 'vitest';
import { emptyNeeds, isNear, sumsOf } from './fill';

const need = (over: Parameters<typeof buildNeed>[0], confirmedPositions = 0, waitingPositions = 0) => ({
  ...buildNeed(over),
  confirmedPositions,
  waitingPositions,
  heldPositions: 0,
});

test('a gyg is near from seven days before its start, as long as it is upcoming', () => {
  const start = { state: 'PUBLISHED', startDateTime: '2027-06-12T07:30:00.000Z' } as const;
  expect(isNear(start, Date.parse('2027-06-04T20:00:00.000Z'))).toBe(false);
  expect(isNear(start, Date.parse('2027-06-05T05:00:00.000Z'))).toBe(true);
  expect(isNear({ ...start, state: 'ONGOING' }, Date.parse('2027-06-12T09:00:00.000Z'))).toBe(false);
  expect(isNear({ ...start, state: 'CREATED' }, Date.parse('2027-06-11T09:00:00.000Z'))).toBe(false);
});

describe('needs', () => {
  test('are empty if nothing is confirmed, even if something waits; closed ones and those of nothing are not', () => {
    const needs = [
      need({ id: 'gloves', offeredPositions: 40 }, 0, 10),
      need({ id: 'picker', offeredPositions: 40 }, 1),
      need({ id: 'closed', offeredPositions: 4, whoCanOffer: 'NONE' }),
      need({ id: 'none', offeredPositions: 0 }),
    ];
    expect(emptyNeeds(needs).map(({ id }) => id)).toEqual(['gloves']);
  });

  test('are summed without what is pending', () => {
    expect(sumsOf([need({ offeredPositions: 40 }, 29, 2), need({ offeredPositions: 6 }, 4, 1)])).toEqual({
      confirmed: 33,
      offered: 46,
    });
  });
});
