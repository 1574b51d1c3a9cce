import { buildGyg, buildOrganization } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { placeGyg, placeOrganization } from './draft';
import { daysBetween, shownOn, stateOn, swedishDay } from './shown-on';

test('days are those of Sweden', () => {
  expect(swedishDay(new Date('2027-06-11T22:30:00Z'))).toBe('2027-06-12');
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
});

test('a place is live from its first day to its last', () => {
  const days = { from: '2027-06-12', until: '2027-06-13' };
  expect(['2027-06-11', '2027-06-12', '2027-06-13', '2027-06-14'].map((day) => stateOn(days, day))).toEqual([
    'SCHEDULED',
    'LIVE',
    'LIVE',
    'ENDED',
  ]);
});

test('the home page shows what is live that day and not hidden for another reason; gygs until they end', () => {
  const gyg = (id: string, startDateTime: string, endDateTime: string) =>
    placeGyg(buildGyg({ id, startDateTime, endDateTime }));
  const draft = {
    organizations: [
      { ...placeOrganization(buildOrganization({ id: 'hidden' })), reason: 'HIDDEN' as const },
      { ...placeOrganization(buildOrganization({ id: 'later' })), from: '2027-07-01' },
      placeOrganization(buildOrganization({ id: 'now' })),
    ],
    gygs: [
      gyg('past', '2027-06-01T08:00:00Z', '2027-06-01T10:00:00Z'),
      gyg('soon', '2027-06-20T08:00:00Z', '2027-06-20T10:00:00Z'),
      gyg('late', '2027-08-20T08:00:00Z', '2027-08-20T10:00:00Z'),
    ],
    stories: [],
  };
  const { organizations, gygs } = shownOn(draft, '2027-06-12');
  expect([organizations.map(({ id }) => id), gygs.map(({ id }) => id)]).toEqual([['now'], ['late', 'soon']]);
});
