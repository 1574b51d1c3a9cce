import type { BrowserStorage } from '../../storage/browser-storage';
import type { Clock } from '../clock';
import { lastSessionEnd, recordSessionEnd } from './end-record';
import type { Issuer } from './issuer';
import type { IdentitySettings } from './oidc-client';

/** Loads on the first call. A failure is not cached, so the next call tries again. */
function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((thrown: unknown) => {
      loading = undefined;
      throw thrown;
    });
    return loading;
  };
}

export interface OidcIssuerOptions {
  storage: BrowserStorage;
  clock: Clock;
  loadSettings: () => Promise<IdentitySettings>;
}

const prefix = 'gyg.';
const userPrefix = `${prefix}user:`;

/** Creates an OpenID Connect issuer: the embedded one or another. */
export function createOidcIssuer({ storage, clock, loadSettings }: OidcIssuerOptions): Issuer {
  // Loaded on first use (20 kB with its library), so that it does not delay a guest's first paint.
  const client = loadOnce(async () => {
    const [{ createOidcClient }, identity] = await Promise.all([import('./oidc-client'), loadSettings()]);
    return createOidcClient({ storage, clock, identity, prefix });
  });

  function storedKeys(): string[] {
    const { device } = storage;
    const keys = Array.from({ length: device.length }, (_, index) => device.key(index) ?? '');
    return keys.filter((key) => key.startsWith(userPrefix));
  }
  const hasStoredUser = () => storedKeys().length > 0;

  return {
    hasStoredUser,
    storedUser: async () => (await client()).storedUser(),
    async freshUser(freshness = {}) {
      if (!hasStoredUser()) return undefined;
      return (await client()).freshUser(freshness);
    },
    groupsOf: async ({ access_token }) => (await client()).groupsOf(access_token),
    signInRedirect: async (state, options) => (await client()).signInRedirect(state, options),
    finishSignIn: async () => (await client()).finishSignIn(),
    signOutRedirect: async () => (await client()).signOutRedirect(),
    clearStoredUser(why) {
      recordSessionEnd(storage.device, why);
      for (const key of storedKeys()) storage.device.removeItem(key);
    },
    lastSessionEnd: () => lastSessionEnd(storage.device),
    onStoredUserChange: (listener, signal) =>
      storage.onDeviceChange((key) => {
        // The key is null when the whole storage was cleared.
        if (key === null || key.startsWith(userPrefix)) listener();
      }, signal),
  };
}
