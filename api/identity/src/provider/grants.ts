import type { Configuration } from 'oidc-provider';
import { resourceScope } from './api-resource';
import { webClientId } from './web-client';

const oidcScope = 'openid email profile';

/** The platform's own client acts for its users without asking them; any other client would have to ask. */
export function firstPartyGrants(audience: string): NonNullable<Configuration['loadExistingGrant']> {
  return async ({ oidc }) => {
    const { client, session, provider } = oidc;
    if (!client || !session?.accountId) return undefined;
    const grantId = oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId);
    const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
    if (client.clientId !== webClientId) return existing;
    const covers =
      existing?.getOIDCScope() === oidcScope && existing.getResourceScope(audience).split(' ').includes(resourceScope);
    // A grant is only written where something is new: writing it would bring back one that a sign-out ends meanwhile.
    if (covers) return existing;
    const grant = existing ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(oidcScope);
    grant.addResourceScope(audience, resourceScope);
    await grant.save();
    return grant;
  };
}
