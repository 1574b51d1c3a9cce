import type { UserBooking } from '@gyg/contract';
import { buildUserBooking, buildUserPlace } from '@gyg/contract/testing';
import { expect, test } from 'vitest';
import { actionsOf } from './booking-actions';
import type { Entry } from './entry';

const fix = { organizationId: 'org-fix', name: 'Fixarkollektivet', logo: null };
const kinds = (entry: Entry, organizations = [fix]) => actionsOf(entry, organizations).map(({ kind }) => kind);
const representation = (status: 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'REVOKED' | 'WITHDRAWN') => ({
  representation: { id: 'r', organizationId: 'org-fix', orgName: 'Fixarkollektivet', status },
  ...(status === 'ACCEPTED' && { organizationId: 'org-fix', orgName: 'Fixarkollektivet' }),
});

test.each<[string, Partial<UserBooking>, string[]]>([
  ['privately', {}, ['change', 'represent', 'cancel']],
  ['with a request', representation('PENDING'), ['change', 'withdraw', 'cancel']],
  ['with an approved one', representation('ACCEPTED'), ['change', 'revoke', 'cancel']],
  ['after a declined one', representation('DECLINED'), ['change', 'represent', 'cancel']],
  ['after a revoked one', representation('REVOKED'), ['change', 'represent', 'cancel']],
  ['after the start', { cancellable: false }, ['change', 'represent']],
  ['when it is over', { cancellable: false, changeable: false }, []],
])('a booking %s', (_when, over, expected) => {
  expect(kinds(buildUserBooking(over))).toEqual(expected);
});

test('without organisations there is none to represent', () => {
  expect(kinds(buildUserBooking(), [])).toEqual(['change', 'cancel']);
});

test('a place as a recipient can be given back', () => {
  expect(kinds(buildUserPlace())).toEqual(['cancel']);
  expect(kinds(buildUserPlace({ cancellable: false }))).toEqual([]);
});
