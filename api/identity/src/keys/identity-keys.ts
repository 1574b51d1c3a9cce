import { randomBytes } from 'node:crypto';
import type { Database } from '@gyg/database';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import { getOrMakeKey } from './key.repository';

const signingKeySchema = z.object({
  kty: z.literal('RSA'),
  kid: z.string(),
  use: z.literal('sig'),
  alg: z.literal('RS256'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
});
const secretSchema = z.object({ secret: z.string().min(32) });

/** The private signing key as JWK. */
export type SigningKey = z.infer<typeof signingKeySchema>;

export interface IdentityKeys {
  signing: SigningKey;
  cookieSecret: string;
  codeSecret: string;
}

/** The issuer's keys from the database; makes those that are missing. */
export async function loadIdentityKeys(db: Database): Promise<IdentityKeys> {
  return {
    signing: signingKeySchema.parse(await getOrMakeKey(db, 'signing', makeSigningKey)),
    cookieSecret: secretSchema.parse(await getOrMakeKey(db, 'cookies', makeSecret)).secret,
    codeSecret: secretSchema.parse(await getOrMakeKey(db, 'codes', makeSecret)).secret,
  };
}

/** What others may know of a signing key. */
export function publicKeyOf({ kty, kid, use, alg, n, e }: SigningKey) {
  return { kty, kid, use, alg, n, e };
}

async function makeSigningKey(): Promise<Record<string, unknown>> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), use: 'sig', alg: 'RS256' };
}

async function makeSecret(): Promise<Record<string, unknown>> {
  return { secret: randomBytes(32).toString('base64url') };
}
