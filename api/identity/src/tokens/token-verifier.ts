import type { Database } from '@gyg/database';
import { createLocalJWKSet, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { z } from 'zod';
import { publicKeyOf, type SigningKey } from '../keys/identity-keys';
import { issuedAtClaim } from '../provider/claims';
import { webClientId } from '../provider/web-client';
import { prepareFindUserById, type UserRow } from '../users/user.repository';
import { TokenRefused } from './token-refused';

/** Who calls the API. */
export interface Principal {
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** As they are now, not as the token says. */
  groups: string[];
  /** The client that the token was given to. */
  clientId: string;
}

/** Whom an ID token names. */
export type IdentifiedPerson = Omit<Principal, 'groups' | 'clientId'>;

export interface TokenVerifierOptions {
  db: Database;
  signing: SigningKey;
  issuer: string;
  audience: string;
  now: () => number;
}

const accessClaims = z.object({ sub: z.string(), client_id: z.string(), [issuedAtClaim]: z.number() });
const idClaims = z.object({ sub: z.string(), iat: z.number() });

/**
 * Checks the issuer's own tokens. Both functions reject with TokenRefused. Groups and 'not before' are read from the
 * database each time, so a right that was taken away is gone at once.
 */
export function createTokenVerifier({ db, signing, issuer, audience, now }: TokenVerifierOptions) {
  const keys = createLocalJWKSet({ keys: [publicKeyOf(signing)] });
  const findUser = prepareFindUserById(db.read);

  async function verify(token: string, options: JWTVerifyOptions): Promise<JWTPayload> {
    const common = { issuer, algorithms: ['RS256'], clockTolerance: 5, currentDate: new Date(now()) };
    const verified = await jwtVerify(token, keys, { ...common, ...options }).catch((error: unknown) => {
      throw new TokenRefused('The token is not valid.', error);
    });
    return verified.payload;
  }

  async function getPerson(subject: string, issuedAt: number): Promise<UserRow> {
    const user = await findUser(subject);
    if (!user?.confirmedAt) throw new TokenRefused('There is no such person.');
    if (user.notBefore && issuedAt < user.notBefore.getTime()) throw new TokenRefused('The token was called back.');
    return user;
  }

  return {
    /** Who an access token speaks for. */
    async verifyAccessToken(token: string): Promise<Principal> {
      const requiredClaims = ['exp', 'iat'];
      const payload = accessClaims.safeParse(await verify(token, { audience, typ: 'at+jwt', requiredClaims }));
      if (!payload.success) throw new TokenRefused('The token lacks claims.', payload.error);
      const user = await getPerson(payload.data.sub, payload.data[issuedAtClaim]);
      return { ...personOf(user), groups: user.groups, clientId: payload.data.client_id };
    },
    /** Whom an ID token that the platform's client got names. Never take it in place of an access token. */
    async verifyIdToken(token: string): Promise<IdentifiedPerson> {
      const payload = idClaims.safeParse(await verify(token, { audience: webClientId, requiredClaims: ['exp'] }));
      if (!payload.success) throw new TokenRefused('The token lacks claims.', payload.error);
      // Made within the second that `iat` names: only a whole second of doubt is given.
      return personOf(await getPerson(payload.data.sub, payload.data.iat * 1000 + 999));
    },
  };
}

function personOf(user: UserRow): IdentifiedPerson {
  return { subject: user.id, email: user.email, emailVerified: user.confirmedAt !== null, name: user.name };
}
