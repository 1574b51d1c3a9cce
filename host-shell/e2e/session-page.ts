import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { at } from '../tooling/paths.mjs';

/** A page of a partner's site that uses the session of the elements directly, with as strict a policy as a site may have. */
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A partner's page</title></head><body>
<h1>A partner's page</h1><button id="login">Log in</button><button id="signup">Sign up</button>
<button id="here">Log in here</button><button id="logout">Log out</button><p role="status"></p>
<script type="module" src="/session-test.js"></script></body></html>`;

const script = (platform: string) => `
import { sessionOf } from './widgets/core/session';
const session = sessionOf(${JSON.stringify(platform)});
const request = { scopes: ['bookings'], language: 'en', purpose: 'Back to booking Maths tutor' };
const status = document.querySelector('[role=status]');
const show = () => {
  const state = session.read();
  status.textContent = [state.status, state.code, state.visitor?.name].filter(Boolean).join(' ');
};
const on = (id, work) => document.getElementById(id).addEventListener('click', work);
on('login', () => session.logIn(request));
on('signup', () => session.logIn({ ...request, task: 'signup' }));
on('here', () => session.logInHere(request));
on('logout', () => session.logOut());
session.subscribe(show);
show();
window.callPlatform = (path, init) =>
  session.call(path, init).then((answer) => ({ answer }), ({ code, status }) => ({ code, status }));
window.visitorId = () => session.read().visitor?.id;
`;

/** Opens the page at an origin, whether there is a server or not. */
export async function openSessionPage(page: Page, origin: string, path = '/session-test'): Promise<void> {
  const platform = process.env.E2E_BASE_URL ?? '';
  const built = await build({
    stdin: { contents: script(platform), resolveDir: at(), loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const policy = `default-src 'none'; script-src 'self'; connect-src ${platform}; base-uri 'none'; form-action 'none'`;
  await page.route(
    (url) => url.origin === origin && url.pathname.startsWith('/session-test'),
    (route) =>
      new URL(route.request().url()).pathname.endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: built.outputFiles[0]?.text ?? '' })
        : route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body: html }),
  );
  await page.goto(`${origin}${path}`);
}

interface SessionPage {
  callPlatform(path: string, init?: object): Promise<{ answer?: unknown; code?: string; status?: number }>;
  visitorId(): string;
}

/** Makes a call with the visitor's token: the answer, or the code of the refusal. */
export const callFrom = (page: Page, path: string, init: object = {}) =>
  page.evaluate(([to, options]) => (globalThis as unknown as SessionPage).callPlatform(to, options), [
    path,
    init,
  ] as const);
export const visitorOn = (page: Page) => page.evaluate(() => (globalThis as unknown as SessionPage).visitorId());
