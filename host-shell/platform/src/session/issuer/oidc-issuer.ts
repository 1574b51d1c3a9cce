import type { BrowserStorage } from '../../storage/browser-storage';
import type { Clock } from '../clock';
import { lastSessionEnd, recordSessionEnd } from './end-record';
import type { Issuer } from './issuer';
import { loadOnce } from './load-once';
import type { IdentitySettings } from './oidc-client';

export interface OidcIssuerOptions {
  storage: BrowserStorage;
  clock: Clock;
  loadSettings: () => Promise<IdentitySettings>;
}

const prefix = 'gyg.';
const userPrefix = `${prefix}user:`;

/** Whether an issuer's metadata offers a sign-up page (OpenID Connect, Initiating User Registration). */
function offersNewAccounts(metadata: object): boolean {
  const prompts: unknown = 'prompt_values_supported' in metadata ? metadata.prompt_values_supported : undefined;
  return Array.isArray(prompts) && prompts.includes('create');
}

function targetOf(state: unknown): string | undefined {
  const target = typeof state === 'object' && state !== null && 'target' in state ? state.target : undefined;
  return typeof target === 'string' ? target : undefined;
}

/** Creates an OpenID Connect issuer: the embedded one or another. */
export function createOidcIssuer({ storage, clock, loadSettings }: OidcIssuerOptions): Issuer {
  const settings = loadOnce(loadSettings);

  // Loaded on first use (20 kB with its library), so that it does not delay a guest's first paint.
  const client = loadOnce(async () => {
    const [{ createOidcClient }, identity] = await Promise.all([import('./oidc-client'), settings()]);
    return createOidcClient({ storage, clock, identity, prefix });
  });
  const manager = async () => (await client()).manager;

  function storedKeys(): string[] {
    const { device } = storage;
    const keys = Array.from({ length: device.length }, (_, index) => device.key(index) ?? '');
    return keys.filter((key) => key.startsWith(userPrefix));
  }
  const hasStoredUser = () => storedKeys().length > 0;

  return {
    hasStoredUser,
    storedUser: async () => (await (await manager()).getUser()) ?? undefined,
    async freshUser(freshness = {}) {
      if (!hasStoredUser()) return undefined;
      return (await client()).freshUser(freshness);
    },
    groupsOf: async ({ access_token }) => (await client()).groupsOf(access_token),
    async signInRedirect(state, { create = false } = {}) {
      const oidc = await manager();
      const able = create && offersNewAccounts(await oidc.metadataService.getMetadata());
      await oidc.signinRedirect(able ? { state, prompt: 'create' } : { state });
    },
    async finishSignIn() {
      const user = await (await manager()).signinRedirectCallback();
      return { user, target: targetOf(user.state) };
    },
    async signOutRedirect() {
      const oidc = await manager();
      // An issuer without an end-session endpoint (RP-Initiated Logout) does not end its session.
      const endsSessions = (await oidc.metadataService.getEndSessionEndpoint()) !== undefined;
      recordSessionEnd(storage.device, 'signedOut');
      if (!endsSessions) {
        await oidc.removeUser();
        location.assign('/');
        return;
      }
      const { pool, clientId } = await settings();
      // Cognito uses another parameter for the return URL and needs the client id.
      const extra = pool ? {} : { client_id: clientId, logout_uri: `${location.origin}/` };
      await oidc.signoutRedirect({ extraQueryParams: extra });
    },
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
