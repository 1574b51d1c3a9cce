import { groupsIn } from '@gyg/contract/token-groups';
import { errors, type JWTHeaderParameters, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { TokenRefused } from '../tokens/token-refused';
import { isStorable } from '../users/storable-text';
import { type ExternalPerson, personIn } from './external-person';
import type { KnownIssuer } from './issuer-source';
import { IssuerUnavailable } from './issuer-unavailable';
import type { RefreshingCache } from './refreshing-cache';
import { clientOf, kindOfToken } from './token-kind';

/** The caller of the API, with another issuer's token. */
export interface ExternalPrincipal extends ExternalPerson {
  /** As listed in the token: only the issuer knows them, and they apply until it expires. */
  groups: string[];
  /** The client that the token was issued to. */
  clientId: string;
}

export interface ExternalVerifierOptions {
  issuer: string;
  clientId: string;
  audience: string | undefined;
  groupsClaim: string;
  trustEmail: boolean;
  source: RefreshingCache<KnownIssuer>;
  now: () => number;
}

/** Asymmetric signatures only, whatever the header claims: only the issuer can create one. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** Characters that a subject may have (OpenID Connect Core 2). */
const maximumSubject = 255;

/** Allowed clock difference to the issuer, in seconds. */
const clockTolerance = 10;

/** Failures to fetch keys, which do not mean that the token is invalid. */
const askingFailed = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'];

function asRefusal(error: unknown): Error {
  if (error instanceof IssuerUnavailable) return error;
  if (error instanceof errors.JOSEError && !askingFailed.includes(error.code)) {
    return new TokenRefused('The token is not valid.', error);
  }
  return new IssuerUnavailable('The keys of the issuer cannot be had.', error);
}

/** Checks another issuer's tokens (decision 0032). Both functions reject with TokenRefused or IssuerUnavailable. */
export function createExternalTokenVerifier(options: ExternalVerifierOptions) {
  const { issuer, clientId, audience, groupsClaim, source, now } = options;

  async function verify(token: string, more: JWTVerifyOptions) {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      async (header, input) => (await source.get()).keys(header, input),
      { issuer, algorithms, clockTolerance, requiredClaims: ['sub', 'exp'], currentDate: new Date(now()), ...more },
    ).catch((error: unknown) => {
      throw asRefusal(error);
    });
    const { sub } = payload;
    // Not longer than OpenID Connect allows, and storable in every database.
    if (typeof sub !== 'string' || sub === '' || sub.length > maximumSubject || !isStorable(sub))
      throw new TokenRefused('The token has no subject.');
    const claims: JWTPayload & { sub: string } = { ...payload, sub };
    return { claims, header: protectedHeader };
  }

  const requireKind = (kind: 'access' | 'id', header: JWTHeaderParameters, claims: JWTPayload) => {
    if (kindOfToken(header, claims, clientId) !== kind) throw new TokenRefused(`The token is not an ${kind} token.`);
  };

  return {
    /** The person of an access token. Without a configured audience, only the platform's client is accepted. */
    async verifyAccessToken(token: string): Promise<ExternalPrincipal> {
      const { claims, header } = await verify(token, audience === undefined ? {} : { audience });
      requireKind('access', header, claims);
      const client = clientOf(claims);
      if (client === undefined) throw new TokenRefused('The token has no client.');
      if (audience === undefined && client !== clientId)
        throw new TokenRefused('The token was issued to another client.');
      return { ...personIn(claims, options), groups: groupsIn(claims, groupsClaim), clientId: client };
    },
    /** The person of an ID token issued to the platform's client. Never accept it in place of an access token. */
    async verifyIdToken(token: string): Promise<ExternalPerson> {
      const { claims, header } = await verify(token, { audience: clientId });
      requireKind('id', header, claims);
      // With several audiences, `azp` is the client that the token was issued to (OpenID Connect Core 3.1.3.7).
      const forOther = claims.azp === undefined ? [claims.aud].flat().length > 1 : claims.azp !== clientId;
      if (forOther) throw new TokenRefused('The token is for another client.');
      return personIn(claims, options);
    },
  };
}
