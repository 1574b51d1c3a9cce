import { expect, test } from 'vitest';
import { groupsOfToken } from './groups-of-token';

const token = (claims: unknown) => `x.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.y`;

test('reads the groups of an access token', () => {
  expect(groupsOfToken(token({ sub: 'ÿ?>', groups: ['superusers', 7] }))).toEqual(['superusers']);
});
test('reads the claim of another issuer', () => {
  expect(groupsOfToken(token({ 'cognito:groups': ['superusers'] }), 'cognito:groups')).toEqual(['superusers']);
  expect(groupsOfToken(token({ realm_access: { roles: ['staff'] } }), 'realm_access.roles')).toEqual(['staff']);
});
test.each(['', 'opaque', 'a.b.c', token({}), token(null), token({ groups: { superusers: true } })])(
  '%j has no groups',
  (claim) => {
    expect(groupsOfToken(claim)).toEqual([]);
  },
);
