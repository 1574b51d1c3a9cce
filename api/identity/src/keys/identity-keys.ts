import type { Database } from '@gyg/database';
import { z } from 'zod';
import { insertKey, type KeyRow, listKeys } from './key.repository';
import { nextSlot, orderKeys } from './key-order';
import { makeKey } from './make-key';

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
const secretSchema = z.object({ secret: z.string().min(32) }).transform(({ secret }) => secret);

/** The private signing key as JWK. */
export type SigningKey = z.infer<typeof signingKeySchema>;

export interface IdentityKeys {
  /** The first one signs; all are published and accepted. */
  signing: readonly [SigningKey, ...SigningKey[]];
  /** The first one signs cookies; signatures of all are accepted. */
  cookieSecrets: readonly [string, ...string[]];
  codeSecret: string;
}

/** The issuer's keys in the database, as of `now`; creates missing ones. */
export async function loadIdentityKeys(db: Database, now: number): Promise<IdentityKeys> {
  const signing = signingKeySchema.array().parse(await keysOf(db, 'signing', now));
  const cookieSecrets = secretSchema.array().parse(await keysOf(db, 'cookies', now));
  const [codeSecret] = secretSchema.array().parse(await keysOf(db, 'codes', now));
  return {
    signing: atLeastOne(signing),
    cookieSecrets: atLeastOne(cookieSecrets),
    codeSecret: atLeastOne([codeSecret])[0],
  };
}

/** The public part of a signing key. */
export function publicKeyOf({ kty, kid, use, alg, n, e }: SigningKey) {
  return { kty, kid, use, alg, n, e };
}

/** Of several processes that start together with an empty database, one creates the key for all. */
async function keysOf(db: Database, use: KeyRow['use'], now: number): Promise<Record<string, unknown>[]> {
  const list = async () =>
    orderKeys(
      (await listKeys(db.read)).filter((key) => key.use === use),
      now,
    );
  const there = await list();
  if (there.length > 0) return there.map(({ value }) => value);
  const key = { use, slot: nextSlot(use, []), value: await makeKey(use), createdAt: new Date(now) };
  await db.tx((t) => insertKey(t, key));
  return (await list()).map(({ value }) => value);
}

function atLeastOne<T>([first, ...rest]: readonly (T | undefined)[]): readonly [T, ...T[]] {
  if (first === undefined) throw new Error('The issuer has no key.');
  return [first, ...rest.filter((key) => key !== undefined)];
}
