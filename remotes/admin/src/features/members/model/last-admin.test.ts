import { expect, test } from 'vitest';
import { isOnlyAdmin, leavesNoAdmin } from './last-admin';

const admin = { role: 'ADMIN' } as const;
const member = { role: 'MEMBER' } as const;

test('the only admin is kept; one of two is not, and neither is a member', () => {
  expect([isOnlyAdmin(admin, 1), isOnlyAdmin(admin, 2), isOnlyAdmin(member, 1)]).toEqual([true, false, false]);
});

test('removing all admins at once leaves none; removing members, or all but one admin, leaves one', () => {
  expect(leavesNoAdmin([admin, member, admin], 2)).toBe(true);
  expect(leavesNoAdmin([admin, member], 2)).toBe(false);
  expect(leavesNoAdmin([member, member], 1)).toBe(false);
});
