import { ApiError, isApiError } from '@gyg/contract/client';
import { isLasting, tellWhy, whyNoLogin } from './check-site';
import { randomText } from './codec';
import { leaveForLogin, takeReturn } from './login-here';
import { addressOf, beginLogin, finishLogin, type PendingLogin, siteAround } from './login-request';
import { codeFrom, openWindow } from './login-window';
import { askForTokens, revoke, sendCall } from './platform-calls';
import type { LogInRequest, PartnerScope, Session, SessionState } from './session-types';
import { createLoginStore, type StoredLogin } from './stored-login';

const isScope = (scope: string): scope is PartnerScope => ['profile', 'bookings', 'proposals'].includes(scope);

const guest: SessionState = { status: 'guest' };

const failureOf = (cause: unknown): SessionState => ({
  status: 'failed',
  code: isApiError(cause) ? cause.code : 'login.failed',
});

/** Whether the API refused the token. */
const isRefused = (cause: unknown): boolean => isApiError(cause) && cause.status === 401;

/** Runs one renewal of this origin at a time, in all tabs and versions of this script. */
const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(name, work).then((done) => done) : work();

/** The session of a page at a platform's origin. Several on one page, as of two versions of this script, share the login. */
export function createSession(platform: string): Session {
  const listeners = new Set<() => void>();
  const store = createLoginStore(platform, siteAround(platform), () => show());
  const lock = `gyg.renew ${platform}`;
  let state: SessionState = guest;
  let open: { view: Window; done: Promise<SessionState> } | undefined;
  /** What guests see: also that no visitor can log in on this page. */
  let resting = guest;
  let checked = false;
  /** A logout that the platform has not responded to. It would end a login that begins before. */
  let leaving = Promise.resolve();

  /** Shows the stored login, or else `other`. */
  function show(other = resting): SessionState {
    const visitor = store.read()?.visitor;
    const same = JSON.stringify(visitor) === JSON.stringify(state.status === 'signed-in' ? state.visitor : undefined);
    if (visitor && same) return state;
    state = visitor ? { status: 'signed-in', visitor } : other;
    for (const changed of listeners) changed();
    return state;
  }

  /** From now on no visitor can log in on this page, and its developer reads why. */
  function rest(failure: SessionState, code: string): void {
    if (resting === guest) tellWhy(platform, code);
    resting = failure;
  }

  /** Asks once whether visitors can log in on this page. Without a response, the login itself says why not. */
  async function check(): Promise<void> {
    const code = await whyNoLogin(platform).catch(() => '');
    if (code) failed(new ApiError(code));
  }

  /** Shows that a login failed. The login before it, with fewer scopes, goes on. */
  function failed(cause: unknown): SessionState {
    const failure = failureOf(cause);
    if (failure.status === 'failed' && isLasting(failure.code)) rest(failure, failure.code);
    show(failure);
    return failure;
  }

  /** Whether a person is logged in on this site, with these scopes. */
  function has(scopes: readonly string[]): boolean {
    const login = store.read();
    return login !== undefined && scopes.every((scope) => login.scopes.includes(scope));
  }

  /** Also what the page has already, since a login replaces the one before. */
  const widened = (request: LogInRequest): LogInRequest => ({
    ...request,
    scopes: [...(store.read()?.scopes ?? []).filter(isScope), ...request.scopes],
  });

  async function finish(pending: PendingLogin, code: string): Promise<SessionState> {
    const login = await finishLogin(platform, pending, code);
    const before = store.read();
    store.write(login, { silent: true });
    // The same login with wider scopes replaces this one.
    if (before && before.visitor.id !== login.visitor.id) void revoke(platform, before.client, before.refresh);
    return show();
  }

  async function logInWith(view: Window, request: LogInRequest): Promise<SessionState> {
    const isLast = () => open?.view === view;
    try {
      const pending = beginLogin(platform, request);
      await leaving;
      view.location.href = await addressOf(platform, pending, request);
      return await finish(pending, await codeFrom(view, { platform, state: pending.state }));
    } catch (cause) {
      if (isApiError(cause) && ['origin.unknown', 'page.insecure'].includes(cause.code)) view.close();
      // A window that was closed and opened again: the second one decides.
      return isLast() ? failed(cause) : failureOf(cause);
    } finally {
      if (isLast()) open = undefined;
    }
  }

  /** The login with a token that still works. `refused` is a token that does not, whatever its time. */
  async function renewed(refused?: string): Promise<StoredLogin> {
    const fresh = () => {
      const login = store.read();
      if (!login) throw new ApiError('session.need_to_be_logged_in', 401);
      return { login, good: login.access !== refused && Date.now() < login.renewAt };
    };
    const now = fresh();
    if (now.good) return now.login;
    return alone(lock, async () => {
      // While this waited, another tab or script may have renewed it.
      const { login, good } = fresh();
      if (good) return login;
      const { attempt = randomText(), ...rest } = login;
      store.write({ ...rest, attempt }, { silent: true });
      const form = { grant_type: 'refresh_token', client_id: login.client, refresh_token: login.refresh };
      try {
        const { identity: _, ...tokens } = await askForTokens(platform, form, { 'x-gyg-renewal': attempt });
        const next = { ...rest, ...tokens };
        store.write(next);
        return next;
      } catch (cause) {
        if (!isApiError(cause) || cause.code !== 'login.failed') throw cause;
        store.write(undefined);
        throw new ApiError('session.invalid_token', 401);
      }
    });
  }

  const returned = takeReturn(platform);
  show();
  if (returned) {
    show({ status: 'opening' });
    const { pending, code, error } = returned;
    (code ? finish(pending, code) : Promise.reject(new ApiError(error))).catch(failed);
  }

  return {
    read: () => state,
    subscribe(changed) {
      listeners.add(changed);
      if (!checked && !store.read()) {
        checked = true;
        void check();
      }
      return () => listeners.delete(changed);
    },
    logIn(request) {
      if (has(request.scopes)) return Promise.resolve(show());
      if (open && !open.view.closed) {
        open.view.focus();
        return open.done;
      }
      const view = openWindow();
      if (!view) return Promise.resolve(failed(new ApiError('window.blocked')));
      show({ status: 'opening' });
      open = { view, done: logInWith(view, widened(request)) };
      return open.done;
    },
    logInHere(request) {
      show({ status: 'opening' });
      leaving.then(() => leaveForLogin(platform, widened(request))).catch(failed);
    },
    async logOut() {
      const login = await alone(lock, async () => {
        const last = store.read();
        store.write(undefined);
        return last;
      });
      show();
      if (login) leaving = revoke(platform, login.client, login.refresh);
      await leaving;
    },
    async call(request, fields = [], signal) {
      const attempt = ({ access }: StoredLogin) => sendCall(platform, request, fields, { access, signal });
      const login = await renewed();
      try {
        return await attempt(login).catch(async (cause) => {
          if (!isRefused(cause)) throw cause;
          return attempt(await renewed(login.access));
        });
      } catch (cause) {
        if (isRefused(cause)) store.write(undefined);
        throw cause;
      }
    },
  };
}

const sessions = new Map<string, Session>();

/** The session of this page at a platform (`https://gyg.example`), the same one each time. */
export function sessionOf(api: string): Session {
  const { origin } = new URL(api);
  const session = sessions.get(origin) ?? createSession(origin);
  sessions.set(origin, session);
  return session;
}
