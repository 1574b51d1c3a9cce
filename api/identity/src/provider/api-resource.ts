import { partnerScopes } from '@gyg/contract/enums';
import type { Client, ResourceServer } from 'oidc-provider';
import { errors } from './oidc-provider';
import { webClientId } from './web-client';

/** The API's scope for the platform's pages: permissions are checked for each call. Partners' sites have their own. */
export const resourceScope = 'api';

/** Access tokens for the API: JWTs that it can verify locally (`at+jwt`, RS256), signed with the key of this id. */
export function apiResource(audience: string, kid: string, accessTokenTTL: number) {
  return {
    enabled: true,
    defaultResource: () => audience,
    useGrantedResource: () => true,
    getResourceServerInfo(_ctx: unknown, resource: string, client: Client): ResourceServer {
      if (resource !== audience) throw new errors.InvalidTarget();
      const jwt = { sign: { alg: 'RS256' as const, kid } };
      const scope = client.clientId === webClientId ? resourceScope : partnerScopes.join(' ');
      return { scope, audience, accessTokenTTL, accessTokenFormat: 'jwt', jwt };
    },
  };
}
