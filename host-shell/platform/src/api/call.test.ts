import { ApiError, isApiError } from '@gyg/contract/client';
import { buildGyg } from '@gyg/contract/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FakeApi, type FakeHandlers, fakeApi, refusal } from '../testing/fake-api';
import { createApiClient } from './api-client';
import type { Authentication } from './send';

let api: FakeApi | undefined;
const { call } = createApiClient();
/** Calls as a logged-in user. */
function callAs(authentication: Partial<Authentication>) {
  const client = createApiClient();
  client.authenticate({ token: async () => undefined, onRefused: () => undefined, ...authentication });
  return client.call;
}
const callWith = (handlers: FakeHandlers) => {
  api = fakeApi(handlers);
  return api;
};
afterEach(() => {
  api?.restore();
  vi.restoreAllMocks();
});
const thrownBy = async (work: Promise<unknown>) => {
  const thrown: unknown = await work.then(() => undefined).catch((error: unknown) => error);
  if (!isApiError(thrown)) throw new Error('expected an ApiError');
  return thrown;
};

describe('a call', () => {
  test('fills the path, sends the query and resolves with the response', async () => {
    const { calls } = callWith({
      findGygs: () => ({ gygs: [buildGyg()], total: 1, page: 0, pageSize: 20 }),
    });
    const body = await call('findGygs', { query: { keyword: 'å b&c', goals: '4,14' } });
    expect(body.gygs[0]?.id).toBe('gyg-shore');
    expect(calls[0]?.query).toEqual({ keyword: 'å b&c', goals: '4,14' });
  });

  test('names the language on screen, by the address or by the header, whatever the browser prefers', async () => {
    callWith({
      listPeople: () => ({ people: [], total: 0, superUsers: 0, page: 0, pageSize: 20 }),
      findGygs: () => ({ gygs: [], total: 0, page: 0, pageSize: 20 }),
    });
    const { call: inSwedish } = createApiClient(() => 'se');
    const sent = vi.spyOn(globalThis, 'fetch');
    await inSwedish('listPeople', {});
    await inSwedish('findGygs', {});
    const headers = sent.mock.calls.map(([input, init]) => new Request(input, init).headers.get('accept-language'));
    const languages = sent.mock.calls.map(([input, init]) =>
      new URL(new Request(input, init).url).searchParams.get('lang'),
    );
    expect([headers, languages]).toEqual([
      ['sv', null],
      [null, 'se'],
    ]);
  });

  test('resolves with undefined for an empty response', async () => {
    callWith({ cancelBooking: () => undefined });
    const params = { gygId: 'g/1', bookingId: 'b' };
    expect(await call('cancelBooking', { params, body: { contributionType: 'SKILL', reason: 'ill' } })).toBeUndefined();
    expect(api?.calls[0]?.params).toEqual(params);
  });

  test('rejects with the code, reason and status of the error', async () => {
    callWith({ getGygProfile: () => refusal('booking.failed', 'full') });
    const thrown = await thrownBy(call('getGygProfile', { params: { gygId: 'g' } }));
    expect([thrown.code, thrown.reason, thrown.status]).toEqual(['booking.failed', 'full', 409]);
  });

  test('rejects with a code even if the response is not a problem document', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 500 }));
    const thrown = await thrownBy(call('markNotificationsViewed', { params: { userId: 'u' }, body: {} }));
    expect([thrown.code, thrown.status]).toEqual(['server.unexpected', 500]);
  });

  test('that creates carries its key, so that it can be repeated', async () => {
    const { calls } = callWith({ createGyg: () => buildGyg() });
    const body = { title: 'Shore day', organizationId: 'org-kust' };
    await call('createGyg', { body }, { key: 'draft-1' });
    await call('createGyg', { body });
    expect(calls.map(({ key }) => key)).toEqual(['draft-1', undefined]);
  });

  test('is refused before it is sent if it cannot succeed', async () => {
    const { calls } = callWith({});
    const loose = call as (name: string, input: object) => Promise<unknown>;
    const failures = [
      await thrownBy(loose('getPlanet', {})),
      await thrownBy(loose('createBooking', { params: { gygId: 'g' } })),
      await thrownBy(loose('getGyg', {})),
    ];
    expect(failures.map(({ code, message }) => [code, message])).toEqual([
      ['request.no_endpoint', 'Error in request. Missing API endpoint'],
      ['request.no_body', 'Error in request. Missing body in request object for POST'],
      ['request.incomplete', 'Error in request. Invalid request object'],
    ]);
    expect(calls).toEqual([]);
  });

  test('fails as offline without a network', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const thrown = await thrownBy(call('markNotificationsViewed', { params: { userId: 'u' }, body: {} }));
    expect([thrown.code, thrown.status]).toEqual(['network.offline', 0]);
  });
});

describe('the token', () => {
  test('is sent, except in a guest’s call', async () => {
    const call = callAs({ token: async () => 'secret' });
    const { calls } = callWith({ getGyg: () => buildGyg() });
    await call('getGyg', { params: { gygId: 'g' } });
    await call('getGyg', { params: { gygId: 'g' } }, { as: 'guest' });
    expect(calls.map(({ token }) => token)).toEqual(['secret', undefined]);
  });

  test('is renewed once when it has expired, and the call is repeated', async () => {
    const refusedTokens: (string | undefined)[] = [];
    const call = callAs({
      token: async ({ refused }) => {
        refusedTokens.push(refused);
        return refused === undefined ? 'old' : 'new';
      },
    });
    callWith({ getGyg: ({ token }) => (token === 'new' ? buildGyg() : refusal('session.invalid_token')) });
    expect((await call('getGyg', { params: { gygId: 'g' } })).id).toBe('gyg-shore');
    expect(refusedTokens).toEqual([undefined, 'old']);
  });

  test('fails the call and notifies the session when the renewed token is refused too', async () => {
    const statuses: number[] = [];
    const call = callAs({ token: async () => 'bad', onRefused: (status) => statuses.push(status) });
    const { calls } = callWith({ getGyg: () => refusal('session.invalid_token') });
    const thrown = await thrownBy(call('getGyg', { params: { gygId: 'g' } }));
    expect(thrown.code).toBe('session.invalid_token');
    expect(calls).toHaveLength(2);
    expect(statuses).toEqual([401]);
  });

  test('cannot be renewed: the call is not repeated', async () => {
    const statuses: number[] = [];
    const call = callAs({
      token: async ({ refused }) => (refused === undefined ? 'old' : undefined),
      onRefused: (status) => statuses.push(status),
    });
    const { calls } = callWith({ getGyg: () => refusal('session.invalid_token') });
    expect((await thrownBy(call('getGyg', { params: { gygId: 'g' } }))).status).toBe(401);
    expect([calls.length, statuses]).toEqual([1, []]);
  });

  test('cannot be renewed offline: nothing is sent', async () => {
    const call = callAs({
      token: async () => {
        throw new ApiError('network.offline', 0, 'away');
      },
    });
    const { calls } = callWith({ getGyg: () => buildGyg() });
    expect((await thrownBy(call('getGyg', { params: { gygId: 'g' } }))).code).toBe('network.offline');
    expect(calls).toHaveLength(0);
  });

  test.each([
    ['you_do_not_have_permission', 403],
    ['gyg.missing', 404],
  ] as const)('a user’s call refused with %s notifies the session', async (code, status) => {
    const statuses: number[] = [];
    const call = callAs({ token: async () => 'good', onRefused: (status) => statuses.push(status) });
    callWith({ getGyg: () => refusal(code) });
    await thrownBy(call('getGyg', { params: { gygId: 'g' } }));
    await thrownBy(call('getGyg', { params: { gygId: 'g' } }, { as: 'guest' }));
    expect(statuses).toEqual([status]);
  });
});
