import type { AnswerOf } from '@gyg/contract';
import type { UserManager } from 'oidc-client-ts';
import type { BrowserStorage } from '../../storage/browser-storage';
import type { Clock } from '../clock';
import { lastSessionEnd, recordSessionEnd } from './end-record';
import { groupsOfToken } from './groups-of-token';
import type { Issuer } from './issuer';
import { loadOnce } from './load-once';
import { createRenewal } from './renewal';

/** The issuer, its client id, and whether it is the embedded one (`pool`). */
type IdentitySettings = AnswerOf<'getConfig'>['identity'];

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
  const renewal = createRenewal({ storage, clock });

  // The library (17 kB) is loaded on first use, so that it does not delay a guest's first paint.
  const manager = loadOnce(async (): Promise<UserManager> => {
    const [{ UserManager, WebStorageStateStore }, { issuer, clientId, scope, pool, parameters = {} }] =
      await Promise.all([import('oidc-client-ts'), settings()]);
    return new UserManager({
      authority: issuer,
      client_id: clientId,
      scope,
      redirect_uri: `${location.origin}/auth/callback`,
      post_logout_redirect_uri: `${location.origin}/`,
      response_type: 'code',
      extraQueryParams: parameters,
      automaticSilentRenew: false,
      monitorSession: false,
      // Other issuers do not know this header, and a preflight for it might fail.
      extraHeaders: pool ? { 'X-Gyg-Renewal': renewal.header } : {},
      userStore: new WebStorageStateStore({ store: storage.device, prefix }),
      stateStore: new WebStorageStateStore({ store: storage.device, prefix: `${prefix}oidc.` }),
    });
  });

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
      const client = await manager();
      const user = await client.getUser();
      if (!user) return undefined;
      return renewal.isFresh(user, freshness) ? user : renewal.renew(client, freshness);
    },
    async groupsOf({ access_token }) {
      const { groupsClaim } = await settings();
      return groupsOfToken(access_token, groupsClaim);
    },
    async signInRedirect(state, { create = false } = {}) {
      const client = await manager();
      const able = create && offersNewAccounts(await client.metadataService.getMetadata());
      await client.signinRedirect(able ? { state, prompt: 'create' } : { state });
    },
    async finishSignIn() {
      const user = await (await manager()).signinRedirectCallback();
      return { user, target: targetOf(user.state) };
    },
    async signOutRedirect() {
      const client = await manager();
      // An issuer without an end-session endpoint (RP-Initiated Logout) does not end its session.
      const endsSessions = (await client.metadataService.getEndSessionEndpoint()) !== undefined;
      recordSessionEnd(storage.device, 'signedOut');
      if (!endsSessions) {
        await client.removeUser();
        location.assign('/');
        return;
      }
      const { pool, clientId } = await settings();
      // Cognito uses another parameter for the return URL and needs the client id.
      const extra = pool ? {} : { client_id: clientId, logout_uri: `${location.origin}/` };
      await client.signoutRedirect({ extraQueryParams: extra });
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
