import type { Database } from '@gyg/database';
import {
  type Accounts,
  createExternalIdentity,
  createIdentity,
  type ExternalIdentity,
  type FailedLogin,
  type Identity,
  webClientId,
} from '@gyg/identity';
import type { Router } from 'express';
import type { Settings } from './settings/settings';

/** The identity service in use: the platform's own issuer or another one. */
export interface OpenIdentity {
  /** Mounted at /identity. */
  app: Router;
  verifyAccessToken: Identity['verifyAccessToken'] | ExternalIdentity['verifyAccessToken'];
  verifyIdToken: Identity['verifyIdToken'] | ExternalIdentity['verifyIdToken'];
  accounts: Accounts;
  /** The platform's own accounts; null with another issuer. */
  pool: Identity['pool'] | null;
  /** What pages must know to sign in. */
  config: {
    issuer: string;
    clientId: string;
    scope: string;
    pool: boolean;
    groupsClaim?: string;
    parameters?: Record<string, string>;
  };
  /** The origins besides the platform's own that pages talk to when they sign in. */
  browserOrigins(): string[];
  close(): void;
}

interface Around {
  db: Database;
  kickMail: () => void;
  onError: (error: unknown) => void;
  onFailedLogin: (failed: FailedLogin) => void;
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
 * Opens what the settings name. Another issuer that does not answer is waited for: it is asked again when it is needed.
 * @throws {WrongIssuer} when it answers and is another one
 */
export async function openIdentity(settings: Settings, around: Around): Promise<OpenIdentity> {
  const { otherIssuer } = settings;
  if (otherIssuer === null) return openOwn(settings, around);
  const { issuer, clientId, scope, groupsClaim, parameters } = otherIssuer;
  const { db, onError } = around;
  const identity = await createExternalIdentity({ ...otherIssuer, db, onError });
  return { ...identity, pool: null, config: { issuer, clientId, scope, pool: false, groupsClaim, parameters } };
}
