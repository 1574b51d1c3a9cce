import { createHash, randomBytes } from 'node:crypto';
import { locales } from '@gyg/contract';
import type { Tx } from '@gyg/database';
import { z } from 'zod';
import type { Caller } from '../http/caller';
import type { Pool } from './pool';
import { findProofRow, insertProof, listProofRowsOf } from './sign-up-proof.repository';

/**
 * One of the two proofs that make an account usable, shown in this browser: that it knows a password (the one it signed
 * up or tried to log in with), or that it has the code mailed to the address. Proofs of different browsers are not
 * combined.
 */
const proofSchema = z.discriminatedUnion('shown', [
  z.object({ shown: z.literal('password'), name: z.string(), locale: z.enum(locales), passwordHash: z.string() }),
  z.object({ shown: z.literal('code') }),
]);
export type SignUpProof = z.infer<typeof proofSchema>;

const cookie = 'gyg_sign_up';
const day = 24 * 60 * 60;

/** Stores a browser's proof about an account. Returns a function that sets the cookie; call it after the commit. */
export async function storeProof(
  t: Tx,
  pool: Pool,
  accountId: string,
  proof: SignUpProof,
): Promise<(caller: Caller) => void> {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(pool.now() + day * 1000);
  await insertProof(t, { id: digestOf(secret), accountId, payload: proof, expiresAt });
  return (caller) => caller.keep(cookie, secret, day);
}

/** The proof that the calling browser has shown about an account in the last day. */
export async function findProof(
  pool: Pool,
  accountId: string | undefined,
  caller: Caller,
): Promise<SignUpProof | undefined> {
  const secret = caller.cookie(cookie);
  if (secret === undefined) return undefined;
  const row = await findProofRow(pool.db.read, digestOf(secret), new Date(pool.now()));
  return row && row.accountId === accountId ? proofSchema.parse(row.payload) : undefined;
}

/** The hashes of the passwords that were used to sign up to an account in the last day. */
export async function listPasswordsShown(t: Tx, pool: Pool, accountId: string): Promise<string[]> {
  const rows = await listProofRowsOf(t, accountId, new Date(pool.now()));
  const proofs = rows.map(({ payload }) => proofSchema.parse(payload));
  return proofs.flatMap((proof) => (proof.shown === 'password' ? [proof.passwordHash] : []));
}

/** A reader of the table cannot derive the cookie. */
function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
