import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineElement } from '../../core/define-element';
import { reservedHeight } from '../../core/reserved-height';
import { fakeWindow } from '../../core/session/testing';
import { eventually, find, inside } from '../../testing/on-page';
import { GygPasswordElement } from '../gyg-password/gyg-password';
import { GygSignupElement } from '../gyg-signup/gyg-signup';
import { GygVerifyElement } from '../gyg-verify/gyg-verify';
import { GygLoginElement } from './gyg-login';

defineElement('gyg-login', GygLoginElement);
defineElement('gyg-password', GygPasswordElement);
defineElement('gyg-signup', GygSignupElement);
defineElement('gyg-verify', GygVerifyElement);

type Tag = 'gyg-login' | 'gyg-signup' | 'gyg-verify' | 'gyg-password';
const opened = vi.fn<typeof window.open>();
const online = vi.spyOn(navigator, 'onLine', 'get');
let count = 0;
let platform = '';

/** A platform of its own for each test, because a page has one session at each. */
beforeEach(() => {
  count += 1;
  platform = `https://gyg-${count}.example`;
  opened.mockReset();
  online.mockReset().mockReturnValue(true);
  vi.stubGlobal('open', opened);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function insert(tag: Tag, attributes: Record<string, string> = {}): Promise<HTMLElement> {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ api: platform, ...attributes })) element.setAttribute(name, value);
  document.body.append(element);
  await eventually(() => inside(element, '[part=base] > *').length).toBeGreaterThan(0);
  return element;
}

function store(name: string | undefined): void {
  const key = `gyg.login ${platform}`;
  const visitor = { id: 'user-1', name, picture: null };
  const login = {
    client: location.origin,
    access: 'a',
    refresh: 'r',
    renewAt: Date.now() + 1e6,
    scopes: ['profile'],
    visitor,
  };
  if (name === undefined) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(login));
  dispatchEvent(new Event(key));
}

test('where the browser keeps nothing, the log-in on this page says so', async ({ onTestFinished }) => {
  const element = await insert('gyg-login');
  opened.mockReturnValue(null);
  find(element, 'button').click();
  await eventually(() => find(element, 'button').textContent).toBe('Log in on this page instead');
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => refused.mockRestore());
  find(element, 'button').click();
  await eventually(() => inside(element, '[role=status]')[0]?.textContent).toContain('blocks storage');
  expect(find(element, 'a').getAttribute('href')).toBe(platform);
});

test.each([
  ['gyg-login', 'Log in with Gyg', 'login'],
  ['gyg-signup', 'Create an account on Gyg', 'signup'],
  ['gyg-verify', 'Enter the code from your e-mail', 'verify'],
  ['gyg-password', 'Choose a new password', 'password'],
] as const)('%s opens the platform’s window in the click, with its form', async (tag, label, task) => {
  const email = tag === 'gyg-verify' || tag === 'gyg-password' ? { email: 'maja@posten.example' } : {};
  const element = await insert(tag, email);
  expect(find(element, 'button').textContent).toBe(label);
  const view = fakeWindow();
  // The session needs a few members of a window only.
  opened.mockReturnValue(view.view as unknown as Window);
  find(element, 'button').click();
  expect(opened).toHaveBeenCalledTimes(1);
  await eventually(() => inside(element, '[role=status]')[0]?.textContent).toBe('Go on in the window…');
  expect(find(element, 'button').getAttribute('aria-disabled')).toBe('true');
  await eventually(() => view.view.location.href !== '').toBe(true);
  expect(view.asked().get('gyg_task')).toBe(task);
  expect(view.asked().get('login_hint')).toBe('email' in email ? email.email : null);
  expect(new URL(view.view.location.href).origin).toBe(platform);
});

test('a button with two lines is no higher than the loader reserves', async () => {
  document.body.style.width = '180px';
  const element = await insert('gyg-verify');
  const { height } = find(element, 'button').getBoundingClientRect();
  const lines = document.createRange();
  lines.selectNodeContents(find(element, 'button').lastChild ?? element);
  expect(lines.getClientRects()).toHaveLength(2);
  expect(height).toBe(reservedHeight(element));
  document.body.style.width = '';
});

test('who is logged in is shown, with a way out; the page learns of both', async () => {
  const element = await insert('gyg-login');
  const heard: unknown[] = [];
  document.body.addEventListener('gyg-logged-in', ({ detail }) => heard.push(detail), { once: true });
  document.body.addEventListener('gyg-logged-out', () => heard.push('out'), { once: true });
  store('Maja Lindqvist');
  await eventually(() => find(element, '[part=base]').textContent).toBe('Maja LindqvistLog out');
  store(undefined);
  await eventually(() => find(element, 'button').textContent).toBe('Log in with Gyg');
  expect(heard).toEqual([{ id: 'user-1', name: 'Maja Lindqvist' }, 'out']);
});

test('logging out ends the login of this page', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
  store('Maja');
  const element = await insert('gyg-login');
  find(element, 'button').click();
  await eventually(() => find(element, 'button').textContent).toBe('Log in with Gyg');
  expect(sessionStorage).toHaveLength(0);
});

test('a blocked window is said, with the way through this tab', async () => {
  opened.mockReturnValue(null);
  const element = await insert('gyg-login');
  find(element, 'button').click();
  await eventually(() => find(element, '[role=status]').textContent).toBe('Your browser blocked the window.');
  expect(find(element, 'button').textContent).toBe('Log in on this page instead');
});

test('a site that is not registered leads visitors to the platform and tells the developer', async () => {
  const errors: string[] = [];
  document.body.addEventListener('gyg-error', ({ detail }) => errors.push(detail.code), { once: true });
  const view = fakeWindow();
  opened.mockReturnValue(view.view as unknown as Window);
  const element = await insert('gyg-login');
  find(element, 'button').click();
  await eventually(() => view.view.location.href !== '').toBe(true);
  view.post({ gyg: 'login', state: view.asked().get('state'), error: 'origin.not_registered' }, { origin: platform });
  await eventually(() => inside(element, 'a')[0]?.getAttribute('href')).toBe(platform);
  expect(errors).toEqual(['origin.not_registered']);
});

test('on a site that is not registered the button is a link to the platform before it is pressed', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ refusal: 'origin.not_registered' }));
  const element = document.createElement('gyg-login');
  element.setAttribute('api', platform);
  document.body.append(element);
  await eventually(() => inside(element, 'a')[0]?.getAttribute('href')).toBe(platform);
  expect(inside(element, 'button')).toEqual([]);
});

test('a closed window is no failure', async () => {
  const view = fakeWindow();
  opened.mockReturnValue(view.view as unknown as Window);
  const errors = vi.fn();
  document.body.addEventListener('gyg-error', errors, { once: true });
  const element = await insert('gyg-login');
  find(element, 'button').click();
  await eventually(() => view.view.location.href !== '').toBe(true);
  // A window that closes at once was cut by the page's policy.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 });
  view.view.closed = true;
  await eventually(() => find(element, '[part=base]').textContent).toBe('Log in with Gyg');
  expect(errors).not.toHaveBeenCalled();
});

test('without a connection the button is off until it is back', async () => {
  online.mockReturnValue(false);
  const element = await insert('gyg-login');
  find(element, 'button').click();
  expect(opened).not.toHaveBeenCalled();
  expect(find(element, '[role=status]').textContent).toMatch(/^You’re offline/);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await eventually(() => inside(element, '[role=status]').length).toBe(0);
});

test('the language and the theme are those of the page, and axe finds no problems', async () => {
  document.documentElement.lang = 'sv';
  document.title = 'En partner';
  store('Maja');
  const loggedIn = await insert('gyg-login');
  platform = `${platform}:8443`;
  const guest = await insert('gyg-login');
  expect(find(guest, 'button').textContent).toBe('Logga in med Gyg');
  const results = await axe.run({ include: [loggedIn, guest] }, { rules: { region: { enabled: false } } });
  expect(results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('an element that was taken out of the page hears nothing more', async () => {
  const element = await insert('gyg-login');
  element.remove();
  await eventually(() => element.shadowRoot?.childElementCount).toBe(0);
  store('Maja');
  await Promise.resolve();
  expect(element.shadowRoot?.childElementCount).toBe(0);
});
