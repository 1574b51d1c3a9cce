import type { Configuration } from 'oidc-provider';
import { resourceScope } from './api-resource';
import { webClientId } from './web-client';

const oidcScope = 'openid email profile';

/** The platform's client needs no consent page; any other client would. */
export function firstPartyGrants(audience: string): NonNullable<Configuration['loadExistingGrant']> {
  return async ({ oidc }) => {
    const { client, session, provider } = oidc;
    if (!client || !session?.accountId) return undefined;
    const grantId = oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId);
    const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
    if (client.clientId !== webClientId) return existing;
    const covers =
      existing?.getOIDCScope() === oidcScope && existing.getResourceScope(audience).split(' ').includes(resourceScope);
    // Write a grant only if something changes: writing it would restore one that a concurrent logout ends.
    if (covers) return existing;
    const grant = existing ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(oidcScope);
    grant.addResourceScope(audience, resourceScope);
    await grant.save();
    return grant;
  };
}
