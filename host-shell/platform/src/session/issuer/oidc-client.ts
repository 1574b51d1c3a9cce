import type { AnswerOf } from '@gyg/contract';
import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { BrowserStorage } from '../../storage/browser-storage';
import type { Clock } from '../clock';
import { recordSessionEnd } from './end-record';
import { groupsOfToken } from './groups-of-token';
import { createRenewal, type Freshness } from './renewal';

/** The issuer, its client id, and whether it is the embedded one (`pool`). */
export type IdentitySettings = AnswerOf<'getConfig'>['identity'];

interface OidcClientOptions {
  storage: BrowserStorage;
  clock: Clock;
  identity: IdentitySettings;
  /** Before the keys of what is stored. */
  prefix: string;
}

/** Whether an issuer's metadata offers a sign-up page (OpenID Connect, Initiating User Registration). */
function offersNewAccounts(metadata: object): boolean {
  const prompts: unknown = 'prompt_values_supported' in metadata ? metadata.prompt_values_supported : undefined;
  return Array.isArray(prompts) && prompts.includes('create');
}

function targetOf(state: unknown): string | undefined {
  const target = typeof state === 'object' && state !== null && 'target' in state ? state.target : undefined;
  return typeof target === 'string' ? target : undefined;
}

/** What speaks with the identity service, and reads the login that is stored in this browser. The issuer describes it. */
export function createOidcClient({ storage, clock, identity, prefix }: OidcClientOptions) {
  const { issuer, clientId, scope, pool, parameters = {}, groupsClaim } = identity;
  const renewal = createRenewal({ storage, clock });
  const manager = new UserManager({
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
  return {
    storedUser: async () => (await manager.getUser()) ?? undefined,
    async freshUser(freshness: Freshness): Promise<User | undefined> {
      const user = await manager.getUser();
      if (!user) return undefined;
      return renewal.isFresh(user, freshness) ? user : renewal.renew(manager, freshness);
    },
    groupsOf: (accessToken: string): string[] => groupsOfToken(accessToken, groupsClaim),
    async signInRedirect(state: { target?: string }, { create = false, lite = false } = {}): Promise<void> {
      const able = create && offersNewAccounts(await manager.metadataService.getMetadata());
      await manager.signinRedirect({
        state,
        ...(able && { prompt: 'create' }),
        ...(lite && { display: 'popup' }),
      });
    },
    async finishSignIn() {
      const user = await manager.signinRedirectCallback();
      return { user, target: targetOf(user.state) };
    },
    async signOutRedirect(): Promise<void> {
      // An issuer without an end-session endpoint (RP-Initiated Logout) does not end its session.
      const endsSessions = (await manager.metadataService.getEndSessionEndpoint()) !== undefined;
      recordSessionEnd(storage.device, 'signedOut');
      if (!endsSessions) {
        await manager.removeUser();
        location.assign('/');
        return;
      }
      // Cognito uses another parameter for the return URL and needs the client id.
      const extra = pool ? {} : { client_id: clientId, logout_uri: `${location.origin}/` };
      await manager.signoutRedirect({ extraQueryParams: extra });
    },
  };
}
