import type { Database } from '@gyg/database';
import { createLocalJWKSet, type JWTVerifyOptions, type JWTVerifyResult, jwtVerify } from 'jose';
import { z } from 'zod';
import { type IdentityKeys, publicKeyOf } from '../keys/identity-keys';
import { derivedFrom } from '../keys/key-ring';
import { grantClaim, issuedAtClaim } from '../provider/claims';
import { webClientId } from '../provider/web-client';
import { isStorable } from '../users/storable-text';
import { prepareFindUserById, type UserRow } from '../users/user.repository';
import { preparePersonOfGrant } from './grant.repository';
import { hasTokenForm } from './token-form';
import { TokenRefused } from './token-refused';

/** Who calls the API. */
export interface Principal {
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** As stored now, not as in the token. */
  groups: string[];
  /** The client that the token was given to. */
  clientId: string;
}

/** Whom an ID token names. */
export type IdentifiedPerson = Omit<Principal, 'groups' | 'clientId'>;

export interface TokenVerifierOptions {
  db: Database;
  /** The keys of this moment. */
  keys: () => IdentityKeys;
  issuer: string;
  audience: string;
  now: () => number;
}

/** Seconds that two machines' clocks may differ. */
const clockTolerance = 5;
const name = z.string().min(1).refine(isStorable);
/** What the issuer writes, and nothing that could lead a verifier elsewhere (jku, x5u, jwk, crit, b64 …). */
const ownHeader = z.strictObject({ alg: z.literal('RS256'), typ: z.string().optional(), kid: z.string() });
const accessClaims = z.object({ sub: name, client_id: name, [grantClaim]: name, [issuedAtClaim]: z.number() });
const idClaims = z.object({ sub: name, iat: z.number() });
const always = ['exp', 'iat'];

/**
 * Checks the issuer's own tokens. Both functions reject with TokenRefused. The person, their groups, 'not before' and
 * the sign-in that the token came from are read from the database each time, in one query: a sign-out, a reset
 * password or a right that was taken away counts at once.
 */
export function createTokenVerifier({ db, keys, issuer, audience, now }: TokenVerifierOptions) {
  const keySet = derivedFrom(keys, ({ signing }) => createLocalJWKSet({ keys: signing.map(publicKeyOf) }));
  const findPersonOfGrant = preparePersonOfGrant(db.read);
  const findUser = prepareFindUserById(db.read);

  async function verify<T>(token: string, claims: z.ZodType<T>, options: JWTVerifyOptions): Promise<T> {
    if (!hasTokenForm(token)) throw new TokenRefused('This has not the form of a token.');
    const common = { issuer, algorithms: ['RS256'], clockTolerance, currentDate: new Date(now()) };
    const { payload, protectedHeader } = await check(token, { ...common, requiredClaims: always, ...options });
    if (!ownHeader.safeParse(protectedHeader).success) throw new TokenRefused('The header is not ours.');
    if (payload.aud !== options.audience) throw new TokenRefused('The token has another audience too.');
    if ((payload.iat ?? 0) > now() / 1000 + clockTolerance) throw new TokenRefused('The token is from the future.');
    const read = claims.safeParse(payload);
    if (!read.success) throw new TokenRefused('The token lacks claims.', read.error);
    return read.data;
  }

  const check = (token: string, options: JWTVerifyOptions): Promise<JWTVerifyResult> =>
    jwtVerify(token, keySet(), options).catch((error: unknown) => {
      throw new TokenRefused('The token is not valid.', error);
    });

  return {
    /** Who an access token speaks for. */
    async verifyAccessToken(token: string): Promise<Principal> {
      const claims = await verify(token, accessClaims, { audience, typ: 'at+jwt' });
      const found = await findPersonOfGrant(claims.sub, claims[grantClaim]);
      if (!found?.grantedUntil || found.grantedUntil.getTime() <= now())
        throw new TokenRefused('The sign-in has ended, or the person is gone.');
      requireGood(found.user, claims[issuedAtClaim]);
      return { ...personOf(found.user), groups: found.user.groups, clientId: claims.client_id };
    },
    /**
     * Whom an ID token that the platform's client got names. It opens nothing by itself, so it outlives a sign-out
     * (decision 0030). Never take it in place of an access token.
     */
    async verifyIdToken(token: string): Promise<IdentifiedPerson> {
      const claims = await verify(token, idClaims, { audience: webClientId });
      const user = await findUser(claims.sub);
      if (!user) throw new TokenRefused('There is no such person.');
      // Made within the second that `iat` names: only a whole second of doubt is given.
      requireGood(user, claims.iat * 1000 + 999);
      return personOf(user);
    },
  };
}

function requireGood(user: UserRow, issuedAt: number): void {
  if (!user.confirmedAt) throw new TokenRefused('The person is not confirmed.');
  if (user.notBefore && issuedAt < user.notBefore.getTime()) throw new TokenRefused('The token was called back.');
}

function personOf(user: UserRow): IdentifiedPerson {
  return { subject: user.id, email: user.email, emailVerified: user.confirmedAt !== null, name: user.name };
}
