import { type PartnerScope, partnerScopes } from '@gyg/contract/enums';
import type { Database } from '@gyg/database';
import type { Configuration, Grant, KoaContextWithOIDC } from 'oidc-provider';
import { findConsent } from '../partners/consent.repository';
import { resourceScope } from './api-resource';
import { webClientId } from './web-client';

const platformScope = 'openid email profile';
const partnerScope = 'openid profile';

/** What decides on a consent: the stored ones, and the platform's own origin, which needs none. */
export interface Consents {
  db: Database;
  webOrigin: string;
}

/** The scopes of partners' sites in a request's or a token's `scope`. */
export function partnerScopesIn(scope: unknown): PartnerScope[] {
  const asked = typeof scope === 'string' ? scope.split(' ') : [];
  return partnerScopes.filter((partnerScope) => asked.includes(partnerScope));
}

/** What the request of a partner's site asks for that the person has not agreed to there; null with nothing to ask. */
export async function missingConsent(
  { db, webOrigin }: Consents,
  { oidc }: KoaContextWithOIDC,
): Promise<PartnerScope[] | null> {
  const { client, session } = oidc;
  if (!client || !session?.accountId) return null;
  if (client.clientId === webClientId || client.clientId === webOrigin) return null;
  const agreed = await findConsent(db.read, session.accountId, client.clientId);
  const missing = partnerScopesIn(oidc.params?.scope).filter((scope) => !agreed.includes(scope));
  return missing.length === 0 && agreed.length > 0 ? null : missing;
}

/** A grant that covers both scopes. Written only if something changes: writing it would restore one that a concurrent logout ends. */
async function extend(
  grant: Grant,
  isNew: boolean,
  audience: string,
  oidcScope: string,
  scope: string,
): Promise<Grant> {
  const granted = grant.getResourceScope(audience).split(' ');
  const covers =
    grant.getOIDCScope() === oidcScope && scope.split(' ').every((word) => word === '' || granted.includes(word));
  if (!isNew && covers) return grant;
  grant.addOIDCScope(oidcScope);
  if (scope !== '') grant.addResourceScope(audience, scope);
  await grant.save();
  return grant;
}

/** The platform's client needs no consent; a partner's site gets what the person has agreed to. */
export function grantsOf(consents: Consents, audience: string): NonNullable<Configuration['loadExistingGrant']> {
  return async (ctx) => {
    const { client, session, provider, result, params } = ctx.oidc;
    if (!client || !session?.accountId) return undefined;
    const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
    const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
    if ((await missingConsent(consents, ctx)) !== null) return existing;
    const { clientId } = client;
    const grant = existing ?? new provider.Grant({ clientId, accountId: session.accountId });
    const isNew = existing === undefined;
    if (clientId === webClientId) return extend(grant, isNew, audience, platformScope, resourceScope);
    return extend(grant, isNew, audience, partnerScope, partnerScopesIn(params?.scope).join(' '));
  };
}
