import type { Database } from '@gyg/database';
import { openTestDatabase } from '@gyg/database/testing';
import type { JWTHeaderParameters, JWTPayload } from 'jose';
import {
  createExternalIdentity,
  type ExternalIdentity,
  type ExternalIdentityOptions,
} from '../create-external-identity';
import { type OtherIssuer, startFakeIssuer } from './start-fake-issuer';

export interface RunningExternal {
  other: OtherIssuer;
  db: Database;
  identity: ExternalIdentity;
  /** A token of the issuer with its times; `change` overrides claims, and undefined removes one. */
  signed(claims: JWTPayload, change?: JWTPayload, header?: Partial<JWTHeaderParameters>): Promise<string>;
  close(): Promise<void>;
}

/** Another issuer on a loopback port, and the identity that relies on it. */
export async function startExternal(options: Partial<ExternalIdentityOptions> = {}): Promise<RunningExternal> {
  const other = await startFakeIssuer();
  const db = options.db ?? (await openTestDatabase());
  const { issuer, options: behaviour } = other;
  const audience = behaviour.audience;
  const identity = await createExternalIdentity({ db, issuer, clientId: behaviour.clientId, audience, ...options });
  return {
    other,
    db,
    identity,
    async signed(claims, change = {}, header = {}) {
      const iat = Math.floor(Date.now() / 1000);
      return other.sign({ iss: issuer, iat, exp: iat + 300, ...claims, ...change }, header);
    },
    async close() {
      identity.close();
      await other.close();
      await db.close();
    },
  };
}
