import { afterEach, beforeEach, vi } from 'vitest';
import { textToBase64Url } from './codec';
import { createSession } from './session';
import type { Session } from './session-types';

export const platform = 'https://gyg.example';

/** A window that the page opened, as the session sees it. */
export interface FakeWindow {
  view: { closed: boolean; location: { href: string }; focus(): void; close(): void };
  /** The parameters of the login that it shows. */
  asked(): URLSearchParams;
  /** Posts a message to the page as `from` would; by default the platform's page in this window. */
  post(data: unknown, from?: { origin?: string; source?: unknown }): void;
}

export function fakeWindow(): FakeWindow {
  const view = {
    closed: false,
    location: { href: '' },
    focus: vi.fn(),
    close: () => {
      view.closed = true;
    },
  };
  return {
    view,
    asked: () => new URL(view.location.href).searchParams,
    post(data, { origin = platform, source = view } = {}) {
      const event = new MessageEvent('message', { data, origin });
      Object.defineProperty(event, 'source', { value: source });
      dispatchEvent(event);
    },
  };
}

interface Sent {
  path: string;
  method: string;
  headers: Record<string, string>;
  /** A form's fields, or JSON. */
  body: Record<string, unknown>;
}

const readBody = (body: unknown): Record<string, unknown> =>
  body instanceof URLSearchParams || body instanceof FormData
    ? Object.fromEntries(body)
    : JSON.parse(typeof body === 'string' ? body : '{}');

/** The platform's responses; a test replaces one in `responses` by its path, or by `refresh` for a renewal. */
export function fakePlatform() {
  const sent: Sent[] = [];
  const responses: Record<string, (request: Sent) => Response | Promise<Response>> = {};
  let nonce = '';
  let turns = 0;
  const identity = (change: object = {}) =>
    `head.${textToBase64Url(JSON.stringify({ aud: location.origin, nonce, ...change }))}.signature`;
  const tokens = (change: object = {}) => {
    turns += 1;
    return Response.json({
      access_token: `access-${turns}`,
      refresh_token: `refresh-${turns}`,
      id_token: identity(),
      expires_in: 300,
      scope: 'profile bookings',
      ...change,
    });
  };
  const user = { id: 'user-1', fullName: 'Maja Lindqvist', profileImage: '/media/maja.webp' };
  const fetching = vi.fn<typeof fetch>(async (input, init = {}) => {
    const { pathname } = new URL(String(input));
    const headers = Object.fromEntries(new Headers(init.headers));
    const request = { path: pathname, method: init.method ?? 'GET', headers, body: readBody(init.body) };
    sent.push(request);
    const refresh = request.body.grant_type === 'refresh_token';
    const respond = responses[refresh ? 'refresh' : pathname];
    if (respond) return respond(request);
    if (pathname === '/identity/token') return tokens();
    if (pathname === '/api/users') return Response.json({ user, created: false });
    return Response.json({ ok: true });
  });
  return {
    fetching,
    sent,
    responses,
    tokens,
    identity,
    /** The window's login asked with this nonce. */
    setNonce(value: string | null) {
      nonce = value ?? '';
    },
    to: (path: string) => sent.filter((request) => request.path === path),
    renewals: () => sent.filter(({ body }) => body.grant_type === 'refresh_token'),
  };
}

export const loginKey = `gyg.login ${platform}`;
export const request = { scopes: ['bookings'], language: 'en', purpose: 'Back to booking Maths tutor' } as const;

/** A partner's page with a fake platform for each test. */
export function onPartnersPage() {
  const opened = vi.fn<typeof window.open>();
  const page = {
    opened,
    platform: fakePlatform(),
    /** The session of a new page, or of another version of our script on the same page. */
    start: (): Session => createSession(platform),
    /** Opens the window and waits until it shows the login. */
    async openLogin(session: Session, change: Partial<Parameters<Session['logIn']>[0]> = {}) {
      const window = fakeWindow();
      opened.mockReturnValueOnce(window.view as unknown as Window);
      const done = session.logIn({ ...request, ...change });
      await vi.waitUntil(() => window.view.location.href !== '');
      page.platform.setNonce(window.asked().get('nonce'));
      const hand = (result: object) => window.post({ gyg: 'login', state: window.asked().get('state'), ...result });
      return { window, done, hand };
    },
    async logIn(session: Session) {
      const { done, hand } = await page.openLogin(session);
      hand({ code: 'code' });
      return done;
    },
    stored: () => JSON.parse(sessionStorage.getItem(loginKey) ?? '{}'),
  };
  beforeEach(() => {
    page.platform = fakePlatform();
    sessionStorage.clear();
    opened.mockReset();
    vi.stubGlobal('fetch', page.platform.fetching);
    vi.stubGlobal('open', opened);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    sessionStorage.clear();
    history.replaceState(null, '', location.pathname + location.search);
  });
  return page;
}
