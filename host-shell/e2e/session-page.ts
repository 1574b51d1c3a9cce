import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

/** Runs on a partner's page: buttons that use the session of the elements directly, and a line with its state. */
const script = (platform: string, origin: string) => `
import { sessionOf } from './widgets/core/session';
function start() {
  const session = sessionOf(${JSON.stringify(platform)});
  const request = { scopes: ['bookings'], language: 'en', purpose: 'Back to booking Maths tutor' };
  const line = document.createElement('p');
  line.dataset.testid = 'session';
  const show = () => {
    const state = session.read();
    line.textContent = [state.status, state.code, state.visitor?.name].filter(Boolean).join(' ');
  };
  const button = (name, work) => {
    const element = document.createElement('button');
    element.textContent = name;
    element.addEventListener('click', work);
    return element;
  };
  document.body.prepend(
    line,
    button('Test: log in', () => session.logIn(request)),
    button('Test: sign up', () => session.logIn({ ...request, task: 'signup' })),
    button('Test: log in here', () => session.logInHere(request)),
    button('Test: log out', () => session.logOut()),
  );
  session.subscribe(show);
  show();
  window.callPlatform = (path, { method = 'GET', body }) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const request = { method, path: '/api' + path, headers, body: body && JSON.stringify(body) };
    return session.call(request).then((body) => ({ body }), ({ code, status }) => ({ code, status }));
  };
  window.visitorId = () => session.read().visitor?.id;
}
if (location.origin === ${JSON.stringify(origin)}) addEventListener('DOMContentLoaded', start);
`;

/** Opens a page of a partner's site, on its own server and with its own policy, that uses the session directly. */
export async function openSessionPage(page: Page, origin: string, path = '/'): Promise<void> {
  const built = await build({
    stdin: {
      contents: script(process.env.E2E_BASE_URL ?? '', origin),
      resolveDir: join(import.meta.dirname, '..', '..'),
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    write: false,
  });
  await page.addInitScript(built.outputFiles[0]?.text ?? '');
  await page.goto(`${origin}${path}`);
}

interface SessionPage {
  callPlatform(path: string, init?: object): Promise<{ body?: unknown; code?: string; status?: number }>;
  visitorId(): string;
}

/** Makes a call with the visitor's token: the body of the response, or the code of the refusal. */
export const callFrom = (page: Page, path: string, init: object = {}) =>
  page.evaluate(([to, options]) => (globalThis as unknown as SessionPage).callPlatform(to, options), [
    path,
    init,
  ] as const);
export const visitorOn = (page: Page) => page.evaluate(() => (globalThis as unknown as SessionPage).visitorId());
