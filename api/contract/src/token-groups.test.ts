import { expect, test } from 'vitest';
import { groupsIn } from './token-groups';

const both = { 'realm_access.roles': ['literal'], realm_access: { roles: ['by path'] } };

test.each([
  ['groups', { groups: ['superusers', 'staff'] }, ['superusers', 'staff']],
  ['cognito:groups', { 'cognito:groups': ['superusers'] }, ['superusers']],
  ['https://example.org/groups', { 'https://example.org/groups': ['superusers'] }, ['superusers']],
  ['realm_access.roles', { realm_access: { roles: ['superusers'] } }, ['superusers']],
  ['realm_access.roles', both, ['literal']],
  ['groups', { groups: ['/superusers', 7, null] }, ['/superusers']],
  ['roles', { roles: 'superusers' }, ['superusers']],
])('%s finds its groups', (claim, claims, groups) => {
  expect(groupsIn(claims, claim)).toEqual(groups);
});

test.each([
  ['groups', {}],
  ['groups', null],
  ['groups', 'groups'],
  ['groups', { groups: { superusers: true } }],
  ['groups', { groups: '' }],
  ['a.b.c', { a: { b: null } }],
  ['constructor.name', {}],
  ['__proto__', {}],
])('%s in %j finds none', (claim, claims) => {
  expect(groupsIn(claims, claim)).toEqual([]);
});

test('the claim defaults to groups', () => {
  expect(groupsIn({ groups: ['superusers'] })).toEqual(['superusers']);
});
