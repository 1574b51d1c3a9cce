import { type OperationDefinition, type OperationName, operations, partnerScopes, routeOf } from '@gyg/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { startFakeExternalServices } from '../fake-external-services';
import { createTestApi } from '../test-api';
import { registerPartner } from '../test-partner';
import type { OnSite, Outcome } from './actors';
import { callAs } from './call-as';
import { createFixture } from './fixture';
import { createFixtureCopies } from './fixture-copies';
import { judgeOutcome } from './judge-outcome';
import { matrix, rowsOf } from './matrix';

/**
 * What a partner's site may do for its visitor, from the requirements and never from the contract: a list of calls with
 * the scope that each needs. For every other call the site is a guest.
 */
const allowed: Partial<Record<OperationName, (typeof partnerScopes)[number]>> = {
  createUser: 'profile',
  getUser: 'profile',
  getUserProfile: 'profile',
  listUserOrganizations: 'profile',
  getGygViewer: 'bookings',
  listUserBookings: 'bookings',
  createBooking: 'bookings',
  updateBooking: 'bookings',
  cancelBooking: 'bookings',
  createBeneficiary: 'bookings',
  cancelBeneficiary: 'bookings',
  joinWaitlist: 'bookings',
  leaveWaitlist: 'bookings',
  createProposal: 'proposals',
  listUserProposals: 'proposals',
  uploadProposalImage: 'proposals',
};

const outside = await startFakeExternalServices();
const api = await createTestApi({ config: outside.config });
const moving = await createTestApi();
const fixture = await createFixture(api);
const nextFixture = await createFixtureCopies(moving);
await registerPartner(api.db);
afterAll(() => Promise.all([api.close(), moving.close(), outside.close()]));

const names = Object.keys(matrix).filter((name): name is OperationName => name in operations);
const others = names.filter((name) => allowed[name] === undefined);
const listed = names.filter((name) => allowed[name] !== undefined);

test('the contract lists these calls with these scopes, and no other', () => {
  const contract = names.map((name): [string, unknown] => {
    const { partner }: OperationDefinition = operations[name];
    return [name, partner];
  });
  expect(Object.fromEntries(contract.filter(([, partner]) => partner !== undefined))).toEqual(allowed);
});

describe('every other call from a partner’s site', () => {
  test.each(others)('%s', async (name) => {
    for (const row of rowsOf(name)) {
      const { who }: OperationDefinition = operations[name];
      const reads = row.reads === true || routeOf(name).method === 'GET';
      // What a guest may write is the matrix's own test.
      if (row.expect.guest === 'ok' && !reads) continue;
      const expected: Outcome = who.includes('any') ? row.expect.guest : 403;
      const wrong: (string | undefined)[] = [];
      const calls: [OnSite, Awaited<ReturnType<typeof row.call>>][] = [];
      for (const actor of ['hostAdminOnSite', 'managerOnSite', 'superUserOnSite'] as const)
        calls.push([actor, await row.call(fixture, api, 'hostAdmin')]);
      const before = await api.db.version();
      for (const [actor, options] of calls) {
        const { status, text } = await callAs(api, fixture, actor, name, options);
        wrong.push(judgeOutcome({ operation: name, actor, expected, got: status, answer: text }));
      }
      expect(wrong.filter((line) => line !== undefined)).toEqual([]);
      expect(await api.db.version(), 'nothing is committed').toBe(before);
    }
  });
});

describe('a listed call from a partner’s site', () => {
  test.each(listed)('%s needs the scope, the origin, and gives no right of an admin', async (name) => {
    const scope = allowed[name];
    const [row] = rowsOf(name);
    if (!row || !scope) throw new Error('no row');
    const { who }: OperationDefinition = operations[name];
    const { booker } = fixture;
    const options = await row.call(fixture, api, 'booker');
    const call = (given: Parameters<typeof api.fromPartner>[1]) => api.fromPartner(booker, given)(name, options);
    const before = await api.db.version();
    const without = await call({ scopes: partnerScopes.filter((partnerScope) => partnerScope !== scope) });
    const asGuest = who.includes('any') ? (row.expect.guest === 'ok' ? 200 : 401) : 403;
    expect(without.status).toBe(asGuest);
    if (asGuest === 403) expect(without.problem.code).toBe('origin.scope_missing');
    for (const wrong of [{ origin: 'https://evil.example' }, { origin: null }, { clientId: 'https://gone.example' }]) {
      const answer = await call(wrong);
      expect([answer.status, answer.problem.code]).toEqual([403, 'origin.not_registered']);
    }
    expect(await api.db.version(), 'nothing is committed').toBe(before);
  });

  // The token for the ID in createUser is another one there: partner-calls.engines.test.ts.
  test.each(listed.filter((name) => name !== 'createUser'))('%s works as on the platform', async (name) => {
    for (const row of rowsOf(name)) {
      const reads = row.reads === true || routeOf(name).method === 'GET';
      for (const [actor, person] of [
        ['userOnSite', 'user'],
        ['bookerOnSite', 'booker'],
      ] as const) {
        const ground = reads ? { api, fixture } : { api: moving, fixture: await nextFixture() };
        const options = await row.call(ground.fixture, ground.api, person);
        const { status, text } = await callAs(ground.api, ground.fixture, actor, name, options);
        const line = judgeOutcome({ operation: name, actor, expected: row.expect[person], got: status, answer: text });
        expect(line).toBeUndefined();
      }
    }
  });
});
