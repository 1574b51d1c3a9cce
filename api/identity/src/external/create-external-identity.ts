import type { Database } from '@gyg/database';
import type { Router } from 'express';
import type { Accounts } from '../accounts/accounts';
import { dropPayloadsOfAccount } from '../adapter/payload.repository';
import { purgeExpired } from '../purge-expired';
import { createClosedPoolApp } from './disabled-pool-app';
import type { ExternalPerson } from './external-person';
import { createExternalTokenVerifier, type ExternalPrincipal } from './external-token-verifier';
import { createIssuerSource } from './issuer-source';
import { createSeenMembers } from './seen-members';
import { WrongIssuer } from './wrong-issuer';

export interface ExternalIdentityOptions {
  db: Database;
  /** The issuer's address, exactly as its tokens name it: a slash at the end counts. */
  issuer: string;
  /** The platform's pages at that issuer: a public client (code + PKCE, no secret). */
  clientId: string;
  /** Audience of access tokens; left out where the issuer puts none in (Cognito). */
  audience?: string | undefined;
  /** The access token's claim that names groups, by name or path; `groups` if left out. */
  groupsClaim?: string;
  /** Whether addresses count as verified where the issuer does not state it. */
  trustEmail?: boolean;
  /** Told of an issuer that cannot be asked. */
  onError?: (error: unknown) => void;
  /** Milliseconds since 1970; for tests. */
  now?: () => number;
}

export interface ExternalIdentity {
  /** Mount it at /identity: nothing is there. */
  app: Router;
  /** The person of an access token. Rejects with TokenRefused, or with IssuerUnavailable where it cannot be checked now. */
  verifyAccessToken(token: string): Promise<ExternalPrincipal>;
  /** Whom an ID token names. Rejects likewise. */
  verifyIdToken(token: string): Promise<ExternalPerson>;
  /** Accounts stay with the issuer: nothing is known of them here but who was seen in the group `superusers` lately. */
  accounts: Accounts;
  /** The origins that pages talk to when they sign in, as far as they are known. */
  browserOrigins(): string[];
  /** Ends the hourly clean-up. The database stays open: it belongs to the caller. */
  close(): void;
}

const hour = 60 * 60 * 1000;
const superGroup = 'superusers';

/**
 * Another OpenID Connect issuer in place of the embedded one. An issuer that does not answer now is asked again when it
 * is needed. Throws WrongIssuer when it answers and is not the one that is named.
 */
export async function createExternalIdentity(options: ExternalIdentityOptions): Promise<ExternalIdentity> {
  const { db, issuer, audience, groupsClaim = 'groups', trustEmail = false, now = Date.now } = options;
  const { clientId, onError = () => undefined } = options;
  const source = createIssuerSource(issuer, { onError, now });
  await source.get().catch((error: unknown) => {
    if (error instanceof WrongIssuer) throw error;
  });
  const tokens = createExternalTokenVerifier({ issuer, clientId, audience, groupsClaim, trustEmail, source, now });
  const members = createSeenMembers({ db, group: superGroup, onError, now });
  const timer = setInterval(() => purgeExpired(db, now()).catch(onError), hour).unref();

  return {
    app: createClosedPoolApp(issuer),
    async verifyAccessToken(token) {
      const principal = await tokens.verifyAccessToken(token);
      // A partner's client has none of its person's rights, so its tokens may be made without groups.
      if (principal.clientId === clientId) await members.see(principal.subject, principal.groups);
      return principal;
    },
    verifyIdToken: tokens.verifyIdToken,
    accounts: {
      erase: (t, subject) => dropPayloadsOfAccount(t, subject),
      factsOf: async () => null,
      subjectsIn: async (group) => (group === superGroup ? members.list() : []),
    },
    browserOrigins() {
      // Asked again in the background when it was not known yet.
      source.get().catch(() => undefined);
      const tokenEndpoint = source.known()?.discovery.token_endpoint ?? issuer;
      return [...new Set([issuer, tokenEndpoint].map((address) => new URL(address).origin))];
    },
    close: () => clearInterval(timer),
  };
}
