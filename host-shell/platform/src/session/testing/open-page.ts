import { buildUserOrganizations } from '@gyg/contract/testing';
import { vi } from 'vitest';
import { createApiClient } from '../../api/api-client';
import { createQueryClient } from '../../api/query-client';
import { startI18n } from '../../i18n/i18n';
import { createSessionPage } from '../../page/session-page';
import { createBrowserStorage } from '../../storage/browser-storage';
import { type FakeApi, type FakeHandlers, fakeApi } from '../../testing/fake-api';
import { useToasts } from '../../toasts/toasts';
import { createOidcIssuer } from '../issuer/oidc-issuer';
import { createSession, type PageSession } from '../session';
import { configWith, fakeIssuer, type TokenResponse } from './fake-issuer';
import { createTestClock } from './test-clock';

let fakes: { restore(): void }[] = [];
let api: FakeApi | undefined;
let session: PageSession | undefined;
let handlers: FakeHandlers = {};

export const elin = { id: 'user-elin', fullName: 'Elin Sandberg', profileImage: null, email: 'elin@example.org' };
const defaults: FakeHandlers = {
  getConfig: () => configWith(true),
  createUser: () => ({ user: elin, created: false }),
  getUser: () => elin,
  listUserOrganizations: () => buildUserOrganizations([]),
  countNotifications: () => ({ count: 2 }),
  listManagedGygs: () => ({ gygs: [], total: 0, page: 0, pageSize: 1 }),
};

/** Closes the page and removes the session's listeners. */
export function closePage(): void {
  session?.stop();
  for (const fake of fakes) fake.restore();
  fakes = [];
  useToasts.setState({ toasts: [] });
  vi.restoreAllMocks();
}

/** Replaces handlers of the fake API. */
export const change = (more: FakeHandlers) => Object.assign(handlers, more);

/** Loads a page with a new session and the current browser storage. */
export async function openPage(more: FakeHandlers = {}, responses: TokenResponse[] = []) {
  closePage();
  handlers = { ...defaults, ...more };
  api = fakeApi(handlers);
  const issuer = fakeIssuer(responses);
  fakes = [issuer, api];
  await startI18n('en');
  const clock = createTestClock();
  const storage = createBrowserStorage();
  const client = createApiClient();
  const queryClient = createQueryClient();
  const goHome = vi.fn();
  const loadSettings = async () => (await client.call('getConfig', {}, { as: 'guest' })).identity;
  const opened = createSession({
    storage,
    clock,
    issuer: createOidcIssuer({ storage, clock, loadSettings }),
    api: client,
    page: createSessionPage(queryClient),
  });
  session = opened;
  await opened.start({ goHome });
  return {
    session: opened,
    call: client.call,
    clock,
    goHome,
    queryClient,
    calls: api.calls,
    requests: issuer.requests,
    state: () => opened.store.getState(),
    messages: () => useToasts.getState().toasts.map(({ text }) => text),
  };
}

/** Simulates that another tab changed this storage key. */
export const changeInOtherTab = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));
export const notLoggedIn = 'You have been logged out. Log in to continue.';

export const storageKeyOfUser = 'gyg.user:http://issuer.test:gyg-web';

/** Clears the browser storage. Call it before each test. */
export function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}
