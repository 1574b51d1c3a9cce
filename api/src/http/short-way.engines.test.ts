import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { partnerScopes } from '@gyg/contract';
import { createSharedTestDatabase } from '@gyg/database/testing';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestApi } from '../testing';
import { partnerOrigin, registerPartner } from '../testing/test-partner';

// The same requests by the short way and by Express, on one database.
const shared = await createSharedTestDatabase();
const short = await createTestApi({ database: await shared.open() });
const long = await createTestApi({ database: await shared.open(), before: () => undefined });
afterAll(async () => {
  await short.close();
  await long.close();
  await shared.remove();
});

const { gyg, host, admin } = await short.scene([{ offeredPositions: 100 }], {
  translation: { language: 'en', title: 'Shore day' },
});

/** Other at each request, or of the app that the test mounts the API in. */
const ownHeaders = ['date', 'x-request-id', 'keep-alive', 'connection', 'x-powered-by'];

async function answerOf(api: typeof short, path: string, init: RequestInit = {}) {
  const response = await fetch(`${api.url}${path}`, init);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ownHeaders.includes(name)));
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
  return { status: response.status, headers, text: await response.text() };
}

const etag = (await answerOf(long, `/gygs/${gyg.id}`)).headers.etag ?? '';
const paths: [string, RequestInit?][] = [
  ['/gygs/search'],
  ['/gygs/search?states=PUBLISHED&facets=true&pageSize=3'],
  ['/gygs/search?lang=en'],
  ['/gygs/search', { headers: { 'Accept-Language': 'sv, en;q=0.8' } }],
  [`/gygs/${gyg.id}`],
  [`/gygs/${gyg.id}`, { headers: { 'If-None-Match': etag } }],
  [`/gygs/${gyg.id}`, { headers: { 'If-None-Match': `W/"other", ${etag}` } }],
  [`/gygs/${gyg.id}/profile`],
  [`/organizations/${host.id}`],
  ['/config'],
  ['/health/live'],
  // Refusals.
  ['/gygs/search?pageSize=none&keyword=a&nothing=1'],
  ['/gygs/search?lang=fi'],
  ['/gygs/search?keyword=what?&pageSize=none'],
  [`/gygs/${gyg.id}?lang=en?`],
  ['/gygs/nothing-like-this'],
  [`/gygs/search/hosts?organizationId=${host.id}&format=csv`],
  [`/users/${admin.id}/bookings`],
  // What takes the long way.
  [`/gygs/%${gyg.id.charCodeAt(0).toString(16)}${gyg.id.slice(1)}`],
  ['/gygs/search/'],
  ['/GYGS/search'],
  ['/gygs/proposals'],
  ['/nothing-like-this'],
  ['/gygs/search', { method: 'HEAD' }],
  ['/gygs/search', { headers: { Authorization: 'Bearer wrong' } }],
];

test.each(paths)('%s is answered as by Express', async (path, init) => {
  const expected = await answerOf(long, path, init);
  expect(await answerOf(short, path, init)).toEqual(expected);
  // Again: some are stored now.
  expect(await answerOf(short, path, init)).toEqual(expected);
});

const json = { 'Content-Type': 'application/json' };
const bearer = (who: { subject: string }, given?: Parameters<typeof short.tokenFor>[1]) => ({
  Authorization: `Bearer ${short.tokenFor(who, given)}`,
});
const asAdmin = bearer(admin);
const person = await short.user();
await registerPartner(short.db);
const onSite = {
  ...bearer(person, { clientId: partnerOrigin, scopes: partnerScopes }),
  Origin: partnerOrigin,
};
const participants = `/gygs/${gyg.id}/participants`;
const send = (body: string, headers: Record<string, string> = asAdmin): RequestInit => ({
  method: 'POST',
  headers: { ...json, ...headers },
  body,
});

const calls: [string, string, RequestInit][] = [
  ['a read with a token', `/users/${admin.id}/bookings`, { headers: asAdmin }],
  ['in a language', `/gygs/${gyg.id}`, { headers: { ...asAdmin, 'Accept-Language': 'sv' } }],
  ['from the platform', `/gygs/${gyg.id}`, { headers: { ...asAdmin, Origin: 'http://platform.test' } }],
  [
    'from a site that is not registered',
    `/gygs/${gyg.id}`,
    { headers: { ...asAdmin, Origin: 'https://evil.example' } },
  ],
  ['of a partner’s site', `/users/${person.id}/bookings`, { headers: onSite }],
  ['of a partner’s site, elsewhere', '/gygs/search', { headers: { ...onSite, Origin: 'https://evil.example' } }],
  ['of a partner’s site, what it may not', `/gygs/${gyg.id}/attendance`, { headers: onSite }],
  ['a token that is not valid', `/users/${admin.id}/bookings`, { headers: { Authorization: 'Bearer wrong' } }],
  ['a token of another kind', '/gygs/search', { headers: { Authorization: 'Basic YTpi' } }],
  ['a key that is not known', '/gygs/search', { headers: { Authorization: 'Bearer gyg_live_nothing' } }],
  ['a download with a token', `/gygs/${gyg.id}/calendar.ics`, { headers: asAdmin }],
  ['a search in a body', '/gygs/search', send('{"pageSize":1}', {})],
  ['the charset of a body', '/gygs/search', send('{}', { 'Content-Type': 'application/json; charset=UTF-8' })],
  ['a body that begins with a mark', '/gygs/search', send('\ufeff{}', {})],
  ['characters outside ASCII', '/gygs/search', send('{"keyword":"Åsö 🌊","sort":"none"}', {})],
  ['no body', participants, { method: 'POST', headers: asAdmin }],
  ['an empty body', participants, send('')],
  ['a body that is not JSON', participants, send('{"a":')],
  ['a body of a text', participants, send('"a"')],
  ['a body with errors', participants, send('{"quantity":0,"nothing":1}')],
  ['a guest', participants, send('{}', {})],
  ['a guest from another site', participants, send('{}', { Origin: 'https://evil.example' })],
  ['a gyg that does not exist', '/gygs/nothing-like-this/participants', send(bookingOf(admin.id))],
  ['for another person', participants, send(bookingOf(person.id))],
  [
    'a key that is too long',
    participants,
    send(bookingOf(admin.id), { ...asAdmin, 'Idempotency-Key': 'k'.repeat(201) }),
  ],
  ['a removal', `/gygs/nothing-like-this`, { method: 'DELETE', headers: asAdmin }],
  // What takes the long way.
  ['another type', participants, send('a=1', { ...asAdmin, 'Content-Type': 'application/x-www-form-urlencoded' })],
  ['another charset', participants, send('{}', { ...asAdmin, 'Content-Type': 'application/json; charset=latin1' })],
  [
    'a compressed body',
    '/gygs/search',
    { ...send('', { 'Content-Encoding': 'gzip' }), body: gzipSync('{"pageSize":1}') },
  ],
  ['an unknown compression', participants, send('{}', { ...asAdmin, 'Content-Encoding': 'zstd' })],
  ['a body that is too large', participants, send(JSON.stringify('a'.repeat(300_000)))],
  ['a form', participants, { method: 'POST', headers: asAdmin, body: new FormData() }],
  ['a method that is not there', `/gygs/${gyg.id}/profile`, send('{}')],
  ['a preflight', participants, { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'POST' } }],
];

function bookingOf(userId: string): string {
  const need = { gygPositionId: gyg.needId, contributionType: 'SKILL', quantity: 1 };
  return JSON.stringify({ ...need, userId, userOrganization: null });
}

/** The last line about a call, without what is another at each. */
async function lineOf(api: typeof short) {
  await vi.waitFor(() => expect(api.log.at(-1)?.message).toBe('call'));
  const { ms: _ms, requestId: _requestId, ...line } = api.log.at(-1) ?? {};
  return line;
}

test.each(calls)('%s: answered and logged as by Express', async (_what, path, init) => {
  const [expected, line] = [await answerOf(long, path, init), await lineOf(long)];
  expect(await answerOf(short, path, init)).toEqual(expected);
  expect(await lineOf(short)).toEqual(line);
});

test('a booking, the same again, and its key are answered and logged as by Express', async () => {
  const bookOn = async (api: typeof short) => {
    const { id, subject } = await short.user();
    const keyed = { ...bearer({ subject }), 'Idempotency-Key': `key-of-${id}` };
    const calls = [send(bookingOf(id), keyed), send(bookingOf(id), keyed), send(bookingOf(id), bearer({ subject }))];
    const seen = [];
    for (const call of calls) {
      const { text, ...answer } = await answerOf(api, participants, call);
      const { userId, ...line } = await lineOf(api);
      const { id: bookingId, ...body } = JSON.parse(text);
      expect(userId).toBe(id);
      seen.push({ ...answer, line, body, isBooked: typeof bookingId === 'string' });
    }
    return seen;
  };
  const expected = await bookOn(long);
  expect(expected.map(({ status }) => status)).toEqual([201, 201, 409]);
  expect(await bookOn(short)).toEqual(expected);
});

test('a caller who disconnects within a body leaves a line, and no failure', async () => {
  const lines = [];
  for (const { url, log, errors } of [short, long]) {
    const { hostname, port, pathname } = new URL(`${url}${participants}`);
    const before = log.length;
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST ${pathname} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    );
    await once(socket, 'connect');
    socket.end();
    await vi.waitFor(() => expect(log.length).toBe(before + 1));
    socket.destroy();
    const { operation, message } = log.at(-1) ?? {};
    lines.push({ operation, message, errors: errors.length });
  }
  expect(lines[0]).toEqual(lines[1]);
});

test('the id of a call is the one that its caller gives', async () => {
  const given = { headers: { 'X-Request-Id': 'from-the-proxy-1' } };
  const ids = [short, long].map(async ({ url }) =>
    (await fetch(`${url}/gygs/search`, given)).headers.get('x-request-id'),
  );
  expect(await Promise.all(ids)).toEqual(['from-the-proxy-1', 'from-the-proxy-1']);
});

test('a failure is logged with the name of the call, and answered as any other', async () => {
  const failing = await createTestApi({
    wrapDatabase: (db) => ({ ...db, version: () => Promise.reject(new Error('The disk is gone')) }),
  });
  const response = await fetch(`${failing.url}/gygs/search`);
  expect([response.status, failing.errors.length]).toEqual([500, 1]);
  expect(failing.log).toContainEqual(expect.objectContaining({ operation: 'findGygs', message: 'a call failed' }));
  await failing.close();
});
