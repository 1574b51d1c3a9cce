import type { Router } from 'express';
import { type AccountAdministration, createAccountAdministration } from './accounts/account-administration';
import { type Accounts, createAccounts } from './accounts/accounts';
import { createIdentityApp } from './identity-app';
import type { IdentityOptions } from './identity-options';
import { reloadInterval } from './keys/key-order';
import { derivedFrom, openKeyRing } from './keys/key-ring';
import { type ConnectedSites, createConnectedSites } from './partners/connected-sites';
import { createHandOverApp } from './partners/hand-over-app';
import { createAdministration, type PoolAdministration } from './pool/administration';
import { createFailedLogins } from './pool/failed-logins';
import { createLimiter } from './pool/limiter';
import type { Pool } from './pool/pool';
import { basePath } from './provider/configuration';
import { createProvider } from './provider/create-provider';
import { purgeExpired } from './purge-expired';
import { createTokenVerifier, type IdentifiedPerson, type Principal } from './tokens/token-verifier';
import { argon2Hasher } from './users/password-hasher';

export interface Identity {
  /** Mount it at the issuer's path. */
  app: Router;
  /** The pages that hand a login over to a partner's site: mount it at `handOverPath` of the platform's origin. */
  handOver: Router;
  /** The person of an access token. Rejects with TokenRefused. */
  verifyAccessToken(token: string): Promise<Principal>;
  /** The person of an ID token of a client, by default the platform's. Rejects with TokenRefused. */
  verifyIdToken(token: string, clientId?: string): Promise<IdentifiedPerson>;
  pool: PoolAdministration;
  /** Accounts, for the product: erasure, export, members of a group. */
  accounts: Accounts;
  /** What super users may do with accounts: groups, log-outs. */
  administration: AccountAdministration;
  /** The partners' sites that people have let act for them. */
  sites: ConnectedSites;
  /** Deletes expired rows; also runs automatically every hour. */
  purgeExpired(): Promise<void>;
  /** Loads keys that `rotateKeys` made in another process; also runs automatically every minute. */
  reloadKeys(): Promise<void>;
  /** Stops the hourly clean-up. The database stays open: it belongs to the caller. */
  close(): void;
}

const hour = 60 * 60 * 1000;

/** The embedded issuer and its user pool. Creates missing keys in the database. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { db, issuer, webOrigin, audience = 'urn:gyg:api', accessTokenTtlSeconds = 300, now = Date.now } = options;
  const { kickMail = () => undefined, onError = () => undefined } = options;
  const keys = await openKeyRing(db, now);
  const limiter = createLimiter({ db, now, enabled: options.limits !== 'off', onCounted: options.onCounted });
  const pool: Pool = {
    db,
    webOrigin,
    codeSecret: keys.current().codeSecret,
    cookieSecrets: () => keys.current().cookieSecrets,
    hasher: options.hasher ?? argon2Hasher,
    limiter,
    failedLogins: createFailedLogins({
      report: options.onFailedLogin ?? (() => undefined),
      secret: keys.current().codeSecret,
      now,
    }),
    now,
    kickMail,
    onLogin: options.onLogin ?? (() => undefined),
  };
  const settings = { db, issuer, webOrigin, audience, accessTokenTtlSeconds, now };
  // The library reads keys only when it starts; all its state is in the database, so it can restart at any time.
  const provider = derivedFrom(keys.current, (current) => createProvider({ ...settings, keys: current }, onError));
  const purge = () => purgeExpired(db, now());
  const timers = [
    setInterval(() => purge().catch(onError), hour).unref(),
    setInterval(() => keys.reread().catch(onError), reloadInterval).unref(),
  ];

  return {
    app: createIdentityApp({ issuer, webOrigin, provider, pool, onError }),
    handOver: createHandOverApp({ db, base: basePath(issuer), webOrigin, now }),
    ...createTokenVerifier({ db, keys: keys.current, issuer, audience, now }),
    pool: createAdministration(pool),
    accounts: createAccounts(db),
    administration: createAccountAdministration(db),
    sites: createConnectedSites(db),
    purgeExpired: purge,
    reloadKeys: keys.reread,
    close: () => timers.forEach(clearInterval),
  };
}
