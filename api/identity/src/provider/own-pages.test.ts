import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToSignIn, CookieJar, type RunningIdentity, signIn, startIdentity } from '../testing';

const person = { email: 'ossian@example.org', password: 'Havet2026' };
let running: RunningIdentity;

beforeAll(async () => {
  running = await startIdentity();
  await running.identity.pool.createConfirmedUser({ ...person, name: 'Ossian' });
});
afterAll(() => running.close());

async function open(path: string, language = 'en') {
  const headers = { accept: 'text/html', 'accept-language': language };
  const response = await fetch(`${running.origin}/identity/${path}`, { headers });
  return { status: response.status, html: await response.text() };
}

describe('a page of the issuer explains what failed, with a link to continue', () => {
  it.each([
    ['a login of an unknown client', 'auth?client_id=unknown', 400, 'Logging in did not work', '/login'],
    ['a sign-in that took too long', 'auth/expired-uid', 400, 'Logging in did not work', '/login'],
    [
      'a sign-out with a hint that is none',
      'session/end?id_token_hint=x',
      400,
      'Logging out did not work',
      '/identity/session/end',
    ],
    ['an address that is none', 'nothing', 404, 'There is no such page', '/'],
  ])('%s', async (_what, path, status, title, way) => {
    const page = await open(path);
    expect(page.status).toBe(status);
    expect(page.html).toContain(`<h1>${title}</h1>`);
    expect(page.html).toMatch(new RegExp(`<a class="button" href="(${running.origin})?${way}">`));
  });

  it('in Swedish where the browser or the client requests it', async () => {
    expect((await open('nothing', 'sv')).html).toContain('<h1>Sidan finns inte</h1>');
    const requested = await open('auth?client_id=unknown&ui_locales=de%20sv-SE', 'en');
    expect(requested.html).toContain('<html lang="sv">');
    expect((await open('auth?client_id=unknown&ui_locales=en', 'sv')).html).toContain('<html lang="en">');
  });

  it('in JSON for a program', async () => {
    const headers = { accept: 'application/json' };
    const response = await fetch(`${running.origin}/identity/session/end?id_token_hint=x`, { headers });
    expect(await response.json()).toMatchObject({ error: 'invalid_request' });
  });
});

it.each([
  [{}, /^\/login\?interaction=/],
  [{ display: 'popup' }, /^\/plugins\/login\?login=/],
])('a login asked for with %j leads to %s', async (asked, address) => {
  const browser = new CookieJar();
  const { location } = await askToSignIn(running.origin, browser, asked);
  const response = await browser.fetch(location.href);
  expect(response.headers.get('location')?.replace(running.origin, '')).toMatch(address);
});

it('a logout without an ID token shows a confirmation, and lets people stay logged in', async () => {
  const { browser } = await signIn(running.origin, person);
  const html = await (await browser.fetch(`${running.origin}/identity/session/end`)).text();
  expect(html).toContain('<h1>Log out?</h1>');
  expect(html).toContain(`<a href="${running.origin}/">Stay logged in</a>`);
});

it('a logout after the session ended redirects to the home page', async () => {
  const html = (await open('session/end')).html;
  expect(html).toContain('document.forms[0].submit()');
});
