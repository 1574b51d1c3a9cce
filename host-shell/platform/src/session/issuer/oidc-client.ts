import type { AnswerOf } from '@gyg/contract';
import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { BrowserStorage } from '../../storage/browser-storage';
import type { Clock } from '../clock';
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

/** What speaks with the identity service, and reads the login that is stored in this browser. */
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
    manager,
    /** The stored login, renewed if its token is not fresh. */
    async freshUser(freshness: Freshness): Promise<User | undefined> {
      const user = await manager.getUser();
      if (!user) return undefined;
      return renewal.isFresh(user, freshness) ? user : renewal.renew(manager, freshness);
    },
    groupsOf: (accessToken: string): string[] => groupsOfToken(accessToken, groupsClaim),
  };
}
