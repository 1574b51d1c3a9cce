import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../testing';

const api = await createTestApi({ config: { rateLimits: 'on' } });
afterAll(() => api.close());
const { gyg, host, admin } = await api.scene([{}], { translation: { language: 'en', title: 'Shore day' } });
const draft = await api.gyg({ organizationId: host.id, draft: true });
const hidden = await api.gyg({ organizationId: host.id, hidden: true });
const encoded = `/gygs/%${gyg.id.charCodeAt(0).toString(16)}${gyg.id.slice(1)}`;

const paths: [string, (readonly string[])?][] = [
  ['/gygs/search'],
  ['/gygs/search?lang=en&facets=true&pageSize=3'],
  ['/gygs/search', ['sv', 'en']],
  ['/gygs/search', ['en']],
  [`/gygs/${gyg.id}/profile`],
  [encoded],
  [`/gygs/${hidden.id}`],
  [`/organizations/${host.id}`],
  ['/config'],
  // Refusals.
  [`/gygs/${draft.id}`],
  [`/gygs/${draft.id}/profile`],
  ['/gygs/search?lang=fi'],
  ['/gygs/search?pageSize=none'],
  ['/gygs/search?keyword=what?&pageSize=none'],
  ['/gygs/%E0%A4%A'],
  [`/users/${admin.id}/bookings`],
  ['/nothing-like-this'],
];

test.each(paths)('%s reads what a call without a token reads', async (path, languages) => {
  const headers = new Headers(languages && { 'Accept-Language': languages.join(', ') });
  const answer = await fetch(`${api.url}${path}`, { headers });
  const expected = { status: answer.status, body: await answer.text() };
  expect(await api.askAsGuest(path, languages)).toEqual(expected);
  // Again: some are stored now.
  expect(await api.askAsGuest(path, languages)).toEqual(expected);
});

test('a draft is missing', async () => {
  expect((await api.askAsGuest(`/gygs/${draft.id}`)).status).toBe(404);
  expect((await api.askAsGuest(`/gygs/${draft.id}/profile`)).status).toBe(404);
});

test('a page does not count as calls of a visitor', async () => {
  const left = async () => {
    const header = (await fetch(`${api.url}/config`)).headers.get('RateLimit') ?? '';
    return Number(/r=(\d+)/.exec(header)?.[1]);
  };
  const before = await left();
  for (let read = 0; read < 20; read += 1) expect((await api.askAsGuest('/config')).status).toBe(200);
  expect(await left()).toBe(before - 1);
});

test('a failure is logged with the name of the call, and is no refusal', async () => {
  const failing = await createTestApi({
    wrapDatabase: (db) => ({ ...db, version: () => Promise.reject(new Error('The disk is gone')) }),
  });
  expect((await failing.askAsGuest('/gygs/search')).status).toBe(500);
  expect(failing.log).toContainEqual(expect.objectContaining({ operation: 'findGygs', message: 'a call failed' }));
  await failing.close();
});
