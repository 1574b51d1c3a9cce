import { readAllTables } from '@gyg/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askToSignIn, CookieJar, openVisitor, type RunningIdentity, startIdentity } from '../testing';

const password = 'Havet2026';
let running: RunningIdentity;
let late = 0;

beforeAll(async () => {
  running = await startIdentity({ now: () => Date.now() + late });
});
afterAll(() => running.close());

/** Signs up and enters the code, here or in another browser. Returns the browser, and whether it may log in now. */
async function join(email: string, { elsewhere = false } = {}) {
  const visitor = openVisitor(running);
  await visitor.post('sign-up', { name: 'Anna', email, password });
  const { browser } = elsewhere ? openVisitor(running) : visitor;
  const response = await browser.fetch(`${running.origin}/identity/pool/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: running.origin },
    body: JSON.stringify({ email, code: await running.getCode(email) }),
  });
  return { browser, answer: await response.json() };
}

/** Where a login leads a browser: the login page, or back into the flow. */
async function beginLogin(browser: CookieJar): Promise<string> {
  const { location } = await askToSignIn(running.origin, browser);
  const next = new URL((await browser.fetch(location.href)).headers.get('location') ?? '');
  if (next.pathname === '/login') return 'login page';
  return (await browser.fetch(next.href)).headers.get('location') ?? '';
}

it('logs in the browser that signed up and entered the code, once', async () => {
  const { browser, answer } = await join('anna@example.org');
  const ticket = browser.cookies.filter(({ name }) => name === 'gyg_sign_in');
  expect(answer).toEqual({ signsIn: true });
  expect(await beginLogin(browser)).toContain('/auth/callback?code=');
  expect(JSON.stringify([...(await readAllTables(running.db.read))])).not.toContain(ticket[0]?.value);
  const thief = new CookieJar();
  thief.add(...ticket);
  expect(ticket).toHaveLength(1);
  expect(await beginLogin(thief)).toBe('login page');
});

it('asks for the password in another browser', async () => {
  const { browser, answer } = await join('bo@example.org', { elsewhere: true });
  expect(answer).toEqual({ signsIn: false });
  expect(await beginLogin(browser)).toBe('login page');
});

it('asks for the password after five minutes', async () => {
  const { browser } = await join('cia@example.org');
  late = 5 * 60_000;
  expect(await beginLogin(browser)).toBe('login page');
});
