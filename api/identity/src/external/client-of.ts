import type { JWTPayload } from 'jose';

/**
 * The client that a token was issued to, by the claims that issuers use (`client_id` in RFC 9068 and at Cognito, `azp`
 * at Keycloak, Entra and Auth0, `cid` at Okta, `appid` at older Entra); undefined where they disagree or none is
 * present.
 */
export function clientOf({ client_id, azp, cid, appid }: JWTPayload): string | undefined {
  const [client, ...others] = new Set([client_id, azp, cid, appid].filter((name) => name !== undefined));
  return others.length === 0 && typeof client === 'string' && client !== '' ? client : undefined;
}
