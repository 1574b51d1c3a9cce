import { buildUserOrganizations } from '@gyg/contract/testing';
import { vi } from 'vitest';
import { type FakeApi, type FakeHandlers, fakeApi } from '../../testing/fake-api';
import { configWith, standInIssuer, type TokenAnswer } from './stand-in-issuer';

let api: FakeApi | undefined;
let issuer: ReturnType<typeof standInIssuer> | undefined;
let handlers: FakeHandlers = {};
let listening: (() => void)[] = [];

/** Somebody with an account. */
export const elin = { id: 'user-elin', fullName: 'Elin Sandberg', profileImage: null, email: 'elin@example.org' };
const usual: FakeHandlers = {
  getConfig: () => configWith(true),
  createUser: () => ({ user: elin, created: false }),
  getUser: () => elin,
  listUserOrganizations: () => buildUserOrganizations([]),
  countNotifications: () => ({ count: 2 }),
  listManagedGygs: () => ({ gygs: [], total: 0, page: 0, pageSize: 1 }),
};

/** Leaves the page: nothing of it listens any more. */
export function closePage(): void {
  issuer?.restore();
  api?.restore();
  for (const stop of listening) stop();
  listening = [];
  vi.restoreAllMocks();
}

function noteListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    add(type, listener, options);
    listening.push(() => target.removeEventListener(type, listener));
  });
}

/** From now on the API answers so. */
export const change = (more: FakeHandlers) => Object.assign(handlers, more);

/** A page that is loaded anew, over what the browser keeps. */
export async function openPage(more: FakeHandlers = {}, answers: TokenAnswer[] = []) {
  closePage();
  vi.resetModules();
  noteListeners(window);
  noteListeners(document);
  handlers = { ...usual, ...more };
  api = fakeApi(handlers);
  issuer = standInIssuer(answers);
  const [session, store, toasts, calls, i18n, queries] = await Promise.all([
    import('../session'),
    import('../session-store'),
    import('../../toasts/toasts'),
    import('../../api/call'),
    import('../../i18n/i18n'),
    import('../../api/queries'),
  ]);
  await i18n.startI18n('en');
  const goHome = vi.fn();
  await session.startSession({ goHome });
  return {
    ...session,
    call: calls.call,
    goHome,
    queryClient: queries.createQueryClient(),
    calls: api.calls,
    requests: issuer.requests,
    here: () => store.useSessionStore.getState(),
    said: () => toasts.useToasts.getState().toasts.map(({ text }) => text),
  };
}

/** As if another tab had changed what the browser keeps. */
export const tellOfStorage = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));
/** What is said when the session is over. */
export const notLoggedIn = 'You are not logged in any more. You need to be logged in for what you were doing.';

export const storageKeyOfUser = 'gyg.user:http://issuer.test:gyg-web';

/** Before each test: nothing is kept from the one before. */
export function forgetAll(): void {
  localStorage.clear();
  sessionStorage.clear();
}
