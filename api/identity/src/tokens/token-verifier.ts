import { hash } from 'node:crypto';
import type { Database } from '@gyg/database';
import { createLocalJWKSet, type JWTVerifyOptions, type JWTVerifyResult, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type IdentityKeys, publicKeyOf } from '../keys/identity-keys';
import { derivedFrom } from '../keys/key-ring';
import { grantClaim, issuedAtClaim } from '../provider/claims';
import { webClientId } from '../provider/web-client';
import { isStorable } from '../users/storable-text';
import { prepareFindUserById, type UserRow } from '../users/user.repository';
import { preparePersonOfGrant } from './grant.repository';
import { TokenRefused } from './token-refused';

/** The caller of the API. */
export interface Principal {
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** As stored now, not as in the token. */
  groups: string[];
  /** The client that the token was issued to: the platform's, or the origin of a partner's site. */
  clientId: string;
  /** What the client may do; the scopes of partners' sites are in the contract (`partner`). */
  scopes: string[];
}

/** The person of an ID token. */
export type IdentifiedPerson = Omit<Principal, 'groups' | 'clientId' | 'scopes'>;

export interface TokenVerifierOptions {
  db: Database;
  /** The current keys. */
  keys: () => IdentityKeys;
  issuer: string;
  audience: string;
  now: () => number;
}

/** Tokens whose signatures are not checked again. */
const rememberedTokens = 5_000;
/** Allowed clock difference between two machines, in seconds. */
const clockTolerance = 5;
const name = z.string().min(1).refine(isStorable);
/** The headers that the issuer sets, and none that could redirect a verifier (jku, x5u, jwk, crit, b64 …). */
const ownHeader = z.strictObject({ alg: z.literal('RS256'), typ: z.string().optional(), kid: z.string() });
const accessClaims = z.object({
  sub: name,
  client_id: name,
  scope: z.string().default(''),
  [grantClaim]: name,
  [issuedAtClaim]: z.number(),
  exp: z.number(),
  iat: z.number(),
});
type AccessClaims = z.infer<typeof accessClaims>;
const idClaims = z.object({ sub: name, iat: z.number() });
const always = ['exp', 'iat'];

/** The issuer's tokens have about a thousand characters. */
const longest = 8192;
const form = /^[\w-]+\.[\w-]+\.([\w-]+)$/;

/**
 * Whether a text is a signed token in canonical form: three parts of base64url, the last one exactly as an encoder
 * writes it. Decoders accept several texts for the same bytes, but each token shall have only one text.
 */
function hasTokenForm(token: string): boolean {
  if (token.length > longest) return false;
  const signature = form.exec(token)?.[1];
  return signature !== undefined && Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

/**
 * Verifies the issuer's tokens. Both functions reject with TokenRefused. The signature of an access token is checked once
 * for each key ring, in this process; its times are compared each time. The person, their groups, 'not before' and the
 * login that the token came from are read from the database each time, in one query: a logout, a password reset or a
 * revoked right takes effect immediately.
 */
export function createTokenVerifier({ db, keys, issuer, audience, now }: TokenVerifierOptions) {
  const keySet = derivedFrom(keys, ({ signing }) => createLocalJWKSet({ keys: signing.map(publicKeyOf) }));
  const findPersonOfGrant = preparePersonOfGrant(db.read);
  const findUser = prepareFindUserById(db.read);

  async function verify<T>(token: string, claims: z.ZodType<T>, options: JWTVerifyOptions): Promise<T> {
    if (!hasTokenForm(token)) throw new TokenRefused('The token is malformed.');
    const common = { issuer, algorithms: ['RS256'], clockTolerance, currentDate: new Date(now()) };
    const { payload, protectedHeader } = await check(token, { ...common, requiredClaims: always, ...options });
    if (!ownHeader.safeParse(protectedHeader).success) throw new TokenRefused('The token has an unexpected header.');
    if (payload.aud !== options.audience) throw new TokenRefused('The token has additional audiences.');
    if ((payload.iat ?? 0) > now() / 1000 + clockTolerance)
      throw new TokenRefused('The token was issued in the future.');
    const read = claims.safeParse(payload);
    if (!read.success) throw new TokenRefused('The token has missing or invalid claims.', read.error);
    return read.data;
  }

  /** What the signature of an access token, and all else that is in it, have been checked for, by its hash. */
  const verified = derivedFrom(keys, () => new LRUCache<string, AccessClaims>({ max: rememberedTokens }));

  async function verifyAccess(token: string): Promise<AccessClaims> {
    const tokens = verified();
    const digest = hash('sha256', token);
    const seen = tokens.get(digest);
    const seconds = Math.floor(now() / 1000);
    if (seen && seen.exp > seconds - clockTolerance && seen.iat <= seconds + clockTolerance) return seen;
    const claims = await verify(token, accessClaims, { audience, typ: 'at+jwt' });
    tokens.set(digest, claims);
    return claims;
  }

  const check = (token: string, options: JWTVerifyOptions): Promise<JWTVerifyResult> =>
    jwtVerify(token, keySet(), options).catch((error: unknown) => {
      throw new TokenRefused('The token is not valid.', error);
    });

  return {
    /** The person of an access token. */
    async verifyAccessToken(token: string): Promise<Principal> {
      const claims = await verifyAccess(token);
      const owner = await findPersonOfGrant(claims.sub, claims[grantClaim]);
      if (!owner?.grantedUntil || owner.grantedUntil.getTime() <= now())
        throw new TokenRefused('The login has ended, or the user no longer exists.');
      requireGood(owner.user, claims[issuedAtClaim]);
      const { client_id: clientId, scope } = claims;
      // A partner's site never gets its users' rights.
      const groups = clientId === webClientId ? owner.user.groups : [];
      return { ...personOf(owner.user), groups, clientId, scopes: scope.split(' ').filter((word) => word !== '') };
    },
    /**
     * The person of an ID token issued to a client, by default the platform's. It grants no access, so it outlives a
     * logout (decision 0030). Never accept it in place of an access token.
     */
    async verifyIdToken(token: string, clientId = webClientId): Promise<IdentifiedPerson> {
      const claims = await verify(token, idClaims, { audience: clientId });
      const user = await findUser(claims.sub);
      if (!user) throw new TokenRefused('The user does not exist.');
      // `iat` has whole seconds, so a token made within that second is accepted.
      requireGood(user, claims.iat * 1000 + 999);
      return personOf(user);
    },
  };
}

function requireGood(user: Pick<UserRow, 'confirmedAt' | 'notBefore'>, issuedAt: number): void {
  if (!user.confirmedAt) throw new TokenRefused('The user is not confirmed.');
  if (user.notBefore && issuedAt < user.notBefore.getTime()) throw new TokenRefused('The token has been revoked.');
}

function personOf(user: Pick<UserRow, 'id' | 'email' | 'confirmedAt' | 'name'>): IdentifiedPerson {
  return { subject: user.id, email: user.email, emailVerified: user.confirmedAt !== null, name: user.name };
}
