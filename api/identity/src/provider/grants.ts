import type { Configuration } from 'oidc-provider';
import { resourceScope } from './api-resource';
import { webClientId } from './web-client';

/** The platform's own client acts for its users without asking them; any other client would have to ask. */
export function firstPartyGrants(audience: string): NonNullable<Configuration['loadExistingGrant']> {
  return async ({ oidc }) => {
    const { client, session, provider } = oidc;
    if (!client || !session?.accountId) return undefined;
    const grantId = oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId);
    const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
    if (client.clientId !== webClientId) return existing;
    const grant = existing ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid email profile');
    grant.addResourceScope(audience, resourceScope);
    await grant.save();
    return grant;
  };
}
