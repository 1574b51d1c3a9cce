import type { ClientMetadata } from 'oidc-provider';

/** The platform's client: public (code + PKCE, no secret). */
export const webClientId = 'gyg-web';

export function webClient(webOrigin: string): ClientMetadata {
  return {
    client_id: webClientId,
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    response_types: ['code'],
    grant_types: ['authorization_code', 'refresh_token'],
    redirect_uris: [`${webOrigin}/auth/callback`, `${webOrigin}/auth/silent`],
    post_logout_redirect_uris: [`${webOrigin}/`],
  };
}
