import type { ResourceServer } from 'oidc-provider';
import { errors } from './oidc-provider';

/** The only scope of the product's API: permissions are checked for each call. */
export const resourceScope = 'api';

/** Access tokens for the API: JWTs that it can verify locally (`at+jwt`, RS256), signed with the key of this id. */
export function apiResource(audience: string, kid: string, accessTokenTTL: number) {
  return {
    enabled: true,
    defaultResource: () => audience,
    useGrantedResource: () => true,
    getResourceServerInfo(_ctx: unknown, resource: string): ResourceServer {
      if (resource !== audience) throw new errors.InvalidTarget();
      const jwt = { sign: { alg: 'RS256' as const, kid } };
      return { scope: resourceScope, audience, accessTokenTTL, accessTokenFormat: 'jwt', jwt };
    },
  };
}
