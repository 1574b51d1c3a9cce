import type { GygState } from '@gyg/contract';
import { buildGyg, buildGygDesk } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { possibleActs } from './gyg-act';

const acts = (state: GygState, over: { people?: number; isAdmin?: boolean } = {}) =>
  possibleActs(buildGygDesk({ gyg: buildGyg({ state }), people: 0, ...over }));

test.each<[GygState, string[]]>([
  ['CREATED', ['publish', 'duplicate', 'delete']],
  ['PUBLISHED', ['unpublish', 'duplicate', 'delete']],
  ['ONGOING', ['finish', 'duplicate', 'delete']],
  ['FINISHED', ['duplicate', 'delete']],
])('of a gyg that is %s without bookings, administrators may %j', (state, possible) => {
  expect(acts(state)).toEqual(possible);
});

test('a gyg with bookings cannot be deleted', () => {
  expect(acts('PUBLISHED', { people: 1 })).toEqual(['unpublish', 'duplicate']);
});

test('managers neither duplicate nor delete', () => {
  expect(acts('CREATED', { isAdmin: false })).toEqual(['publish']);
});
