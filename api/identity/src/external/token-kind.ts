import type { JWTHeaderParameters, JWTPayload } from 'jose';

const isAccessType = (type: string) => /^(application\/)?at\+jwt$/i.test(type);
const isPlainType = (type: string) => /^(application\/)?jwt$/i.test(type);

/** Claims that only ID tokens contain (OpenID Connect Core 2 and 3.3.2.11). */
const idTokenClaims = ['nonce', 'at_hash', 'c_hash', 's_hash'];
/** The granted scope: only access tokens contain it (RFC 9068 2.2.3; `scp` at Entra and Okta). */
const scopeClaims = ['scope', 'scp'];

const carries = (payload: JWTPayload, names: readonly string[]) => names.some((name) => payload[name] !== undefined);

/** The kind of a token: in the header, or in a claim of the issuer (Cognito's `token_use`, Keycloak's `typ`). */
function markOf({ typ: headerType }: JWTHeaderParameters, payload: JWTPayload): 'access' | 'id' | 'other' | undefined {
  const { token_use: use, typ: kind } = payload;
  const marks = [
    headerType === undefined || isPlainType(headerType) ? undefined : isAccessType(headerType) ? 'access' : 'other',
    use === undefined ? undefined : use === 'access' || use === 'id' ? use : 'other',
    kind === undefined ? undefined : kind === 'Bearer' ? 'access' : kind === 'ID' ? 'id' : 'other',
  ] as const;
  const [first, ...rest] = new Set(marks.filter((mark) => mark !== undefined));
  return rest.length === 0 ? first : 'other';
}

/**
 * The client that a token was issued to, by the claims that issuers use (`client_id` in RFC 9068 and at Cognito, `azp`
 * at Keycloak, Entra and Auth0, `cid` at Okta, `appid` at older Entra); undefined where they disagree or none is
 * present.
 */
export function clientOf({ client_id, azp, cid, appid }: JWTPayload): string | undefined {
  const [client, ...others] = new Set([client_id, azp, cid, appid].filter((name) => name !== undefined));
  return others.length === 0 && typeof client === 'string' && client !== '' ? client : undefined;
}

/**
 * The kind of a valid token of another issuer, by the rules of decision 0032: an explicit mark decides; without one,
 * claims that only one kind contains; a token for the client itself is an ID token unless it contains scopes.
 */
export function kindOfToken(
  header: JWTHeaderParameters,
  payload: JWTPayload,
  clientId: string,
): 'access' | 'id' | 'other' {
  // Bound to a key whose possession is not checked here (RFC 7800).
  if (payload.cnf !== undefined) return 'other';
  const mark = markOf(header, payload);
  if (mark !== undefined) return mark;
  if (carries(payload, idTokenClaims)) return 'id';
  if (carries(payload, scopeClaims)) return 'access';
  const audiences = [payload.aud ?? []].flat();
  return audiences.includes(clientId) || audiences.includes(clientOf(payload) ?? '') ? 'id' : 'access';
}
