import type { Database } from '@gyg/database';
import {
  type AccountAdministration,
  type Accounts,
  type ConnectedSites,
  type CountedAttempt,
  createExternalIdentity,
  createIdentity,
  type ExternalIdentity,
  type FailedLogin,
  type Identity,
  webClientId,
} from '@gyg/identity';
import type { Router } from 'express';
import type { Settings } from './settings/settings';

/** The identity service in use: the embedded issuer or another one. */
export interface OpenIdentity {
  /** Mounted at /identity. */
  app: Router;
  /** Mounted at `handOverPath`. */
  handOver: Router;
  verifyAccessToken: Identity['verifyAccessToken'] | ExternalIdentity['verifyAccessToken'];
  verifyIdToken: Identity['verifyIdToken'] | ExternalIdentity['verifyIdToken'];
  accounts: Accounts;
  sites: ConnectedSites;
  /** What super users may do with accounts; null with another issuer. */
  administration: AccountAdministration | null;
  /** The embedded accounts; null with another issuer. */
  pool: Identity['pool'] | null;
  /** What pages need to log in. */
  config: {
    issuer: string;
    clientId: string;
    scope: string;
    pool: boolean;
    groupsClaim?: string;
    parameters?: Record<string, string>;
  };
  /** The further origins that pages connect to for login. */
  browserOrigins(): string[];
  close(): void;
}

interface Around {
  db: Database;
  kickMail: () => void;
  onError: (error: unknown) => void;
  onFailedLogin: (failed: FailedLogin) => void;
  onLogin: () => void;
  onCounted: (attempt: CountedAttempt) => void;
}

async function openOwn({ publicUrl, rateLimits }: Settings, around: Around): Promise<OpenIdentity> {
  const issuer = `${publicUrl}/identity`;
  const identity = await createIdentity({ ...around, issuer, webOrigin: publicUrl, limits: rateLimits });
  return {
    ...identity,
    config: { issuer, clientId: webClientId, scope: 'openid email profile api', pool: true },
    browserOrigins: () => [],
  };
}

/**
 * Opens the configured identity service. If another issuer does not respond, it is requested again when it is needed.
 * @throws {WrongIssuer} if it responds as a different issuer
 */
export async function openIdentity(settings: Settings, around: Around): Promise<OpenIdentity> {
  const { otherIssuer } = settings;
  if (otherIssuer === null) return openOwn(settings, around);
  const { issuer, clientId, scope, groupsClaim, parameters } = otherIssuer;
  const { db, onError } = around;
  const identity = await createExternalIdentity({ ...otherIssuer, db, onError });
  return {
    ...identity,
    administration: null,
    pool: null,
    config: { issuer, clientId, scope, pool: false, groupsClaim, parameters },
  };
}
