import { organizationOrigins } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../testing';
import { partnerOrigin, registerOrigin } from '../testing/test-partner';

const api = await createTestApi();
afterAll(() => api.close());
const framing = 'https://frames.example';
const { gyg, admin, host } = await api.scene([{}]);
await registerOrigin(api.db, { origin: framing, mayFrame: true });
const person = await api.user({ fullName: 'Maja Lindqvist', email: 'maja@posten.example' });
const params = { userId: person.id };
const book = { params: { gygId: gyg.id }, body: bookingOf(person.id) };

function bookingOf(userId: string) {
  return { userId, gygPositionId: gyg.needId, contributionType: 'SKILL', quantity: 1, userOrganization: null };
}

describe('a token of a partner’s site', () => {
  test('reads and books for its person, without their address', async () => {
    const onSite = api.fromPartner(person);
    const { data, headers } = await onSite('getUser', { params });
    expect(data).toEqual({ id: person.id, fullName: 'Maja Lindqvist', profileImage: null });
    expect(headers.get('Access-Control-Allow-Origin')).toBe(partnerOrigin);
    expect(headers.get('Vary')).toContain('Origin');
    const bookingResponse = await onSite('createBooking', book);
    expect(bookingResponse.status).toBe(201);
    const [listed] = (await onSite('listUserBookings', { params })).data.bookings;
    expect(listed?.id).toBe(bookingResponse.data.id);
    const cancel = {
      params: { gygId: gyg.id, bookingId: bookingResponse.data.id },
      body: { contributionType: 'SKILL', reason: 'Ill' },
    };
    expect((await onSite('cancelBooking', cancel)).status).toBeLessThan(300);
  });

  test('counts only at its own origin', async () => {
    const at = async (origin: string | null, headers: Record<string, string> = {}) => {
      const answer = await api.fromPartner(person, { origin, headers })('listUserBookings', { params });
      return answer.status === 200 ? 200 : answer.problem.code;
    };
    expect(await at(partnerOrigin)).toBe(200);
    const elsewhere = [framing, 'https://evil.example', `${partnerOrigin}.evil.example`, 'null', null];
    for (const origin of elsewhere) expect([origin, await at(origin)]).toEqual([origin, 'origin.not_registered']);
    expect(await at('http://platform.test')).toBe('origin.not_registered');
    expect(await at(null, { 'Sec-Fetch-Site': 'same-origin' })).toBe('origin.not_registered');
  });

  test('counts in the platform’s own documents where the site may frame them', async () => {
    const from = async (origin: string | null, headers: Record<string, string> = {}) => {
      const call = api.fromPartner(person, { clientId: framing, origin, headers });
      return (await call('listUserBookings', { params })).status;
    };
    expect(await from('http://platform.test')).toBe(200);
    // Browsers send no Origin with reads of the same origin.
    expect(await from(null, { 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
    expect(await from(null, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await from(null)).toBe(403);
  });

  test('counts there where one of two organisations lets the site frame them', async () => {
    const origin = 'https://two-organizations.example';
    await registerOrigin(api.db, { origin });
    const { id } = await api.organization();
    const second = { organizationId: id, origin, mayFrame: true, addedBy: admin.id };
    await api.db.tx((tx) => tx.insert(organizationOrigins).values(second));
    const call = api.fromPartner(person, { clientId: origin, origin: 'http://platform.test' });
    expect((await call('listUserBookings', { params })).status).toBe(200);
  });

  test('of the platform’s own documents counts there only', async () => {
    const own = 'http://platform.test';
    const from = async (origin: string | null, headers: Record<string, string> = {}) =>
      (await api.fromPartner(person, { clientId: own, origin, headers })('listUserBookings', { params })).status;
    expect([await from(own), await from(null, { 'Sec-Fetch-Site': 'same-origin' })]).toEqual([200, 200]);
    for (const origin of [partnerOrigin, framing, null]) expect(await from(origin)).toBe(403);
    const admins = api.fromPartner(admin, { clientId: own, origin: own });
    const draft = await api.gyg({ organizationId: host.id, draft: true });
    expect((await admins('getGyg', { params: { gygId: draft.id } })).status).toBe(404);
  });

  test('is refused from the time that the site is removed, or may not log in any more', async () => {
    const origin = 'https://removed.example';
    await registerOrigin(api.db, { origin });
    const call = api.fromPartner(person, { clientId: origin, origin });
    const where = eq(organizationOrigins.origin, origin);
    expect((await call('listUserBookings', { params })).status).toBe(200);
    await api.db.tx((t) => t.update(organizationOrigins).set({ mayLogIn: false }).where(where));
    expect((await call('listUserBookings', { params })).problem.code).toBe('origin.not_registered');
    await api.db.tx((t) => t.delete(organizationOrigins).where(where));
    const refused = await call('getGyg', { params: { gygId: gyg.id } });
    expect(refused.problem.code).toBe('origin.not_registered');
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('of a client that is no origin is refused, as another issuer’s may be', async () => {
    const call = api.fromPartner(person, { clientId: 'another-app', origin: 'another-app' });
    expect((await call('getUser', { params })).problem.code).toBe('origin.not_registered');
  });

  test('without the scope is refused with a code of its own; where guests may call, it is a guest', async () => {
    const call = api.fromPartner(person, { scopes: ['profile', 'api'] });
    expect((await call('createBooking', book)).problem.code).toBe('origin.scope_missing');
    expect((await call('updateUser', { params, body: { fullName: 'Other' } })).problem.code).toBe(
      'you_do_not_have_permission',
    );
    const rolesFor = async (scopes: string[]) => {
      const own = { params: { userId: admin.id } };
      const { data } = await api.fromPartner(admin, { scopes })('listUserOrganizations', own);
      return data.organizations.map(({ role }) => role);
    };
    expect([await rolesFor(['profile']), await rolesFor(['bookings'])]).toEqual([['ADMIN'], [undefined]]);
    const draft = await api.gyg({ organizationId: host.id, draft: true });
    const asAdmin = api.fromPartner(admin);
    expect((await asAdmin('getGyg', { params: { gygId: draft.id } })).status).toBe(404);
    expect((await asAdmin('getGyg', { params: { gygId: gyg.id } })).status).toBe(200);
  });

  test('books nothing for others, and has none of the rights of an administrator', async () => {
    const other = { params: { gygId: gyg.id }, body: bookingOf(person.id) };
    expect((await api.fromPartner(admin)('createBooking', other)).status).toBe(403);
    const bookingResponse = await api.as(person)('createBooking', book);
    const cancel = {
      params: { gygId: gyg.id, bookingId: bookingResponse.data.id },
      body: { contributionType: 'SKILL', reason: 'Full' },
    };
    expect((await api.fromPartner(admin)('cancelBooking', cancel)).status).toBeGreaterThanOrEqual(403);
    expect((await api.as(admin)('cancelBooking', cancel)).status).toBeLessThan(300);
    const [boss, options] = [await api.user(), { groups: ['superusers'] }];
    expect((await api.fromPartner(boss, options)('listOrganizationRequests')).status).toBe(403);
  });
});

describe('the first call of a person who signed up on a partner’s site', () => {
  const newcomer = { subject: 'new-subject', fullName: 'Nils Ny', email: 'nils@posten.example' };
  const jwt = api.idTokenFor(newcomer, { clientId: partnerOrigin });

  test('creates their user from the site’s ID token, and tells the site no address', async () => {
    const userResponse = await api.fromPartner(newcomer)('createUser', { body: { jwt, locale: 'se' } });
    expect([userResponse.status, userResponse.data.user.fullName]).toEqual([201, 'Nils Ny']);
    expect(userResponse.text).not.toContain('posten.example');
    const own = await api.as(newcomer)('createUser', { body: { jwt: api.idTokenFor(newcomer) } });
    expect(own.data).toMatchObject({ created: false, user: { email: 'nils@posten.example', locale: 'se' } });
  });

  test('needs the ID token of that site, and can be nothing else', async () => {
    const call = api.fromPartner(newcomer);
    for (const token of [api.idTokenFor(newcomer), api.idTokenFor(newcomer, { clientId: framing })])
      expect((await call('createUser', { body: { jwt: token } })).problem.code).toBe('session.invalid_token');
    expect((await api.as(newcomer)('createUser', { body: { jwt } })).problem.code).toBe('session.invalid_token');
    const withoutUser = api.fromPartner({ subject: 'without-user' });
    expect((await withoutUser('listUserBookings', { params })).problem.code).toBe('session.need_to_be_logged_in');
  });
});

describe('what browsers ask first', () => {
  const ask = async (origin: string, headers: string) => {
    const answer = await fetch(`${api.url}/gygs/${gyg.id}/participants`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': headers,
      },
    });
    const read = (name: string) => answer.headers.get(`Access-Control-${name}`);
    return {
      origin: read('Allow-Origin'),
      headers: read('Allow-Headers'),
      age: read('Max-Age'),
      vary: answer.headers.get('Vary'),
    };
  };

  test('allows a token to registered sites only, and lets browsers remember it', async () => {
    const allowed = await ask(partnerOrigin, 'authorization,content-type,idempotency-key');
    expect(allowed).toMatchObject({ origin: partnerOrigin, age: '7200' });
    expect(allowed.headers).toContain('Authorization');
    expect(allowed.headers).toContain('Idempotency-Key');
    expect(allowed.vary).toContain('Origin');
    expect((await ask('https://evil.example', 'authorization')).headers).not.toContain('Authorization');
    expect((await ask(partnerOrigin, 'content-type')).headers).not.toContain('Authorization');
  });

  test('lets a registered site read why its call was refused, and allows no credentials', async () => {
    const headers = { Origin: partnerOrigin, Authorization: 'Bearer nonsense' };
    const answer = await fetch(`${api.url}/users/${person.id}`, { headers });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(partnerOrigin);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  test('lets no site read what a key gets, be it an answer or a refusal', async () => {
    const body = { name: 'Website', scopes: ['gygs:read'] };
    const { data } = await api.as(admin)('createKey', { params: { organizationId: host.id }, body });
    for (const path of [`gygs/${gyg.id}`, `gygs/${gyg.id}/`, `users/${person.id}/bookings`, 'unknown']) {
      for (const key of [data.key, `${data.key}x`]) {
        const headers = { Origin: partnerOrigin, Authorization: `bearer  ${key}` };
        const answer = await fetch(`${api.url}/${path}`, { headers });
        const shown = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect([path, answer.status, shown]).toEqual([path, answer.status, []]);
      }
    }
  });
});
