import { buildOrganization } from '@gyg/contract/testing';
import { describe, expect, test } from 'vitest';
import { changedIn, countChanges } from './changes';
import { type Draft, inOrder, placeOrganization, withDays } from './draft';

const place = (id: string) => placeOrganization(buildOrganization({ id }));
const published: Draft = { organizations: ['a', 'b', 'c', 'd'].map(place), gygs: [], stories: [] };
const changed = (organizations: Draft['organizations']) => {
  const draft = { ...published, organizations };
  return [countChanges(published, draft), [...changedIn('organizations', published, draft)]];
};

describe('the changes of a draft', () => {
  test('are none if nothing differs', () => {
    expect(changed(published.organizations)).toEqual([0, []]);
  });

  test('are the place that was moved, not those that it passed', () => {
    expect(changed(inOrder(published.organizations, ['d', 'a', 'b', 'c']))).toEqual([1, ['d']]);
  });

  test('are added and removed places and those with other days', () => {
    const rest = published.organizations.slice(1);
    expect(changed([...withDays(rest, 'c', { from: null, until: '2027-06-30' }), place('e')])).toEqual([3, ['c', 'e']]);
  });
});
