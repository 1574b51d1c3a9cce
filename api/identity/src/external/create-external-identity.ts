import type { Database } from '@gyg/database';
import express, { type Router } from 'express';
import type { Accounts } from '../accounts/accounts';
import { dropPayloadsOfAccount } from '../adapter/payload.repository';
import { createPageRoutes } from '../pages/page-routes';
import type { ConnectedSites } from '../partners/connected-sites';
import { purgeExpired } from '../purge-expired';
import type { ExternalPerson } from './external-person';
import { createExternalTokenVerifier, type ExternalPrincipal } from './external-token-verifier';
import { createIssuerSource } from './issuer-source';
import { createSeenMembers } from './seen-members';
import { unavailablePage } from './unavailable-page';
import { WrongIssuer } from './wrong-issuer';

export interface ExternalIdentityOptions {
  db: Database;
  /** The issuer's address, exactly as in its tokens: a trailing slash is significant. */
  issuer: string;
  /** The platform's client at that issuer: public (code + PKCE, no secret). */
  clientId: string;
  /** Audience of access tokens; omitted where the issuer sets none (Cognito). */
  audience?: string | undefined;
  /** The access token's claim that lists groups, as a name or path; default `groups`. */
  groupsClaim?: string;
  /** Whether addresses count as verified where the issuer does not state it. */
  trustEmail?: boolean;
  /** Called when the issuer cannot be reached. */
  onError?: (error: unknown) => void;
  /** Milliseconds since 1970; for tests. */
  now?: () => number;
}

export interface ExternalIdentity {
  /** Mount it at /identity: every path answers 404, except a page for sites that begin a login. */
  app: Router;
  /** Empty: there is no login on partners' sites (decision 0072). */
  handOver: Router;
  /** The person of an access token. Rejects with TokenRefused, or with IssuerUnavailable where it cannot be checked now. */
  verifyAccessToken(token: string): Promise<ExternalPrincipal>;
  /** The person of an ID token. Rejects like `verifyAccessToken`. */
  verifyIdToken(token: string): Promise<ExternalPerson>;
  /** Accounts stay with the issuer: only members of `superusers` who called recently are stored here. */
  accounts: Accounts;
  /** No site acts for anybody. */
  sites: ConnectedSites;
  /** The origins that pages send requests to when they log in, as far as they are known. */
  browserOrigins(): string[];
  /** Stops the hourly clean-up. The database stays open: it belongs to the caller. */
  close(): void;
}

const hour = 60 * 60 * 1000;
const superGroup = 'superusers';

/**
 * The app at /identity if an external issuer manages the accounts: returns 404 to every request, in the pool's format.
 * Only a partner's site that begins a login gets a page, since there is no login on other sites then.
 */
function createClosedPoolApp(issuer: string): Router {
  const router = express.Router();
  router.get('/auth', ...unavailablePage('/identity'));
  router.use(createPageRoutes());
  router.use((_request, response) => {
    const message = `This endpoint does not exist: accounts are managed by ${issuer}.`;
    response.status(404).set('Cache-Control', 'no-store').json({ error: 'ResourceNotFoundException', message });
  });
  return router;
}

/**
 * Another OpenID Connect issuer in place of the embedded one. An issuer that does not respond is retried when it is
 * needed. Throws WrongIssuer when it responds as an issuer other than the configured one.
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
    handOver: express.Router(),
    async verifyAccessToken(token) {
      const principal = await tokens.verifyAccessToken(token);
      // Partners' clients do not get their users' rights, so their tokens may be issued without groups.
      if (principal.clientId === clientId) await members.see(principal.subject, principal.groups);
      return principal;
    },
    verifyIdToken: tokens.verifyIdToken,
    accounts: {
      erase: (t, subject) => dropPayloadsOfAccount(t, subject),
      factsOf: async () => null,
      subjectsIn: async (group) => (group === superGroup ? members.list() : []),
    },
    sites: { list: async () => [], remove: async () => false },
    browserOrigins() {
      // Starts a fetch in the background if nothing is cached yet.
      source.get().catch(() => undefined);
      const tokenEndpoint = source.known()?.discovery.token_endpoint ?? issuer;
      return [...new Set([issuer, tokenEndpoint].map((address) => new URL(address).origin))];
    },
    close: () => clearInterval(timer),
  };
}
