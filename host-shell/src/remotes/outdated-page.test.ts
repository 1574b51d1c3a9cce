import { buildRemoteRow } from '@gyg/contract/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPageOutdated } from './outdated-page';
import { fetchRemoteTable } from './registry';

const deployed = { booking: buildRemoteRow({ entry: '/remotes/booking/remoteEntry.a.js' }) };

/** Fakes a server with this page and this table. */
function serve(page: Response | Error, table: unknown) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if (String(input) === '/remotes.json') return Response.json(table);
    if (page instanceof Error) throw page;
    return page;
  });
}
const pageWith = (script: string) => new Response(`<head><script defer src="${script}"></script></head>`);

beforeEach(async () => {
  const script = document.createElement('script');
  script.setAttribute('src', '/assets/main.1111111111.js');
  script.defer = true;
  script.type = 'text/plain';
  document.head.append(script);
  serve(new Error('not asked for'), deployed);
  await fetchRemoteTable();
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

test('a page with the server’s shell and remote is not outdated', async () => {
  serve(pageWith('/assets/main.1111111111.js'), deployed);
  expect(await isPageOutdated('booking')).toBe(false);
});

test('another shell on the server makes the page outdated', async () => {
  serve(pageWith('/assets/main.2222222222.js'), deployed);
  expect(await isPageOutdated('booking')).toBe(true);
});

test('another build of the remote makes the page outdated, of another remote does not', async () => {
  serve(pageWith('/assets/main.1111111111.js'), {
    booking: deployed.booking,
    public: buildRemoteRow({ entry: '/remotes/public/remoteEntry.b.js' }),
  });
  expect(await isPageOutdated('booking')).toBe(false);
  serve(pageWith('/assets/main.1111111111.js'), {
    booking: buildRemoteRow({ entry: '/remotes/booking/remoteEntry.b.js' }),
  });
  expect(await isPageOutdated('booking')).toBe(true);
});

test('the page is not outdated if the server does not respond', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isPageOutdated('booking')).toBe(false);
});

test('the page is not outdated if the site is down for maintenance', async () => {
  serve(new Response('maintenance', { status: 503 }), deployed);
  expect(await isPageOutdated('booking')).toBe(false);
});
