import { createSharedTestDatabase } from '@gyg/database/testing';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../testing';

// The same requests by the short way and by Express, on one database.
const shared = await createSharedTestDatabase();
const short = await createTestApi({ database: await shared.open() });
const long = await createTestApi({ database: await shared.open(), before: () => undefined });
afterAll(async () => {
  await short.close();
  await long.close();
  await shared.remove();
});

const { gyg, host, admin } = await short.scene([{}], { translation: { language: 'en', title: 'Shore day' } });

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
