import type { Database } from '@gyg/database';
import type { Configuration } from 'oidc-provider';
import { touchConsent } from '../partners/consent.repository';
import { touchSite } from '../partners/site.repository';
import { passwordChangedAt } from '../users/password-changed-at';
import { findUserById } from '../users/user.repository';
import { webClientId } from './web-client';

/** The claim with the time of issue in milliseconds: `iat` is in seconds. */
export const issuedAtClaim = 'issued_at_ms';

/** The claim with the grant, one browser's login, that a token came from: the token is valid while the grant exists. */
export const grantClaim = 'grant';

/**
 * The claims about a person. The ID token contains name and, for the platform's pages, address; the access token its
 * grant and, for the platform's pages, groups.
 */
export function claimsConfiguration(db: Database, now: () => number) {
  return {
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Name and address belong in the ID token: the user info endpoint refuses tokens made for the API.
    conformIdTokenClaims: false,
    /** Returned only for a session, code or refresh token of a login with the current password. */
    async findAccount(ctx, accountId, token) {
      const user = await findUserById(db.read, accountId);
      if (!user?.confirmedAt) return undefined;
      const era = token !== undefined && 'acr' in token ? token.acr : ctx.oidc.session?.acr;
      if ((era ?? passwordChangedAt({ notBefore: null })) !== passwordChangedAt(user)) return undefined;
      const { email, name } = user;
      return { accountId, claims: async () => ({ sub: accountId, email, email_verified: true, name }) };
    },
    async extraTokenClaims(_ctx, token) {
      const issued = { [issuedAtClaim]: now() };
      if (!('accountId' in token)) return issued;
      const own = { ...issued, [grantClaim]: token.grantId };
      const { accountId, clientId } = token;
      if (clientId !== undefined && clientId !== webClientId) {
        await db.tx(async (t) => {
          await touchConsent(t, accountId, clientId, new Date(now()));
          await touchSite(t, clientId, new Date(now()));
        });
        return own;
      }
      const user = await findUserById(db.read, accountId);
      return { ...own, groups: user?.groups ?? [] };
    },
  } satisfies Configuration;
}
