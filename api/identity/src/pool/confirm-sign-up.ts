import { emailSchema } from '@gyg/contract';
import type { Tx } from '@gyg/database';
import { z } from 'zod';
import type { Caller } from '../http/caller';
import { findUserByEmail, type UserRow, updateUnconfirmed } from '../users/user.repository';
import { tryCharges } from './charges';
import { requireUsed, unknownAccountId, useCode } from './codes';
import { rememberDevice } from './devices';
import { limits } from './limits';
import type { Pool } from './pool';
import { PoolException } from './pool-exception';
import { issueSignInTicket } from './sign-in-ticket';
import { findProof, listPasswordsShown, type SignUpProof, storeProof } from './sign-up-proof';
import { dropProofsOf } from './sign-up-proof.repository';

export const confirmSignUpSchema = z.object({ email: emailSchema, code: z.string().trim() });

type Credentials = Extract<SignUpProof, { shown: 'password' }>;

/**
 * Confirms an address with the code that was mailed to it; the account is usable from now on. Its name and password are
 * those that this browser has signed up with, else the only ones stored. Where several people have signed up with the
 * address and none of them in this browser, the password still has to be entered in it (decision 0029). Returns whether
 * the next login in this browser needs no password, because it has shown the same password before. Throws
 * CodeMismatchException (also for unknown addresses), ExpiredCodeException, NotAuthorizedException when it is already
 * confirmed, which only the right code reveals, LimitExceededException after five tries.
 */
export async function confirmSignUp(
  pool: Pool,
  { email, code }: z.infer<typeof confirmSignUpSchema>,
  caller: Caller,
): Promise<{ signsIn: boolean }> {
  const { address } = caller;
  await pool.limiter.spend([limits.tryConfirmCode, email], ...tryCharges({ email, address, device: undefined }));
  const user = await findUserByEmail(pool.db.read, email);
  const proof = await findProof(pool, user?.id, caller);
  const knowsPassword = proof?.shown === 'password';
  const settle = await pool.db.tx(async (t) => {
    const outcome = await useCode(t, pool, { userId: user?.id ?? unknownAccountId, purpose: 'confirm' }, code);
    if (outcome !== 'used' || !user) return () => refuse(outcome, user);
    const credentials = knowsPassword ? proof : await findOnlyCredentials(t, pool, user);
    if (!credentials) return storeProof(t, pool, user.id, { shown: 'code' });
    if (!(await confirm(t, pool, user.id, credentials))) return throwConfirmed;
    const handOut = knowsPassword ? await issueSignInTicket(t, pool, user.id) : undefined;
    return () => {
      rememberDevice(pool, { id: user.id, passwordHash: credentials.passwordHash }, caller);
      handOut?.(caller);
    };
  });
  settle(caller);
  return { signsIn: knowsPassword };
}

/** The account's only credentials; undefined where it was recently signed up to with different passwords. */
async function findOnlyCredentials(t: Tx, pool: Pool, user: UserRow): Promise<Credentials | undefined> {
  const hashes = await listPasswordsShown(t, pool, user.id);
  return hashes.some((hash) => hash !== user.passwordHash) ? undefined : credentialsOf(user);
}

/**
 * Confirms an account, with the name and password of the browser that has shown both proofs. Other proofs are deleted.
 * False, and nothing changes, where the account has been confirmed since.
 */
export async function confirm(t: Tx, pool: Pool, userId: string, credentials: Credentials): Promise<boolean> {
  const { name, locale, passwordHash } = credentials;
  const confirmedAt = new Date(pool.now());
  if (!(await updateUnconfirmed(t, userId, { name, locale, passwordHash, confirmedAt }))) return false;
  await dropProofsOf(t, userId);
  return true;
}

/** The account's current credentials. */
export function credentialsOf({ name, locale, passwordHash }: UserRow): Credentials {
  return { shown: 'password', name, locale, passwordHash };
}

function refuse(outcome: Awaited<ReturnType<typeof useCode>>, user: UserRow | undefined): void {
  if (outcome === 'expired' && user?.confirmedAt) throwConfirmed();
  requireUsed(outcome);
}

function throwConfirmed(): never {
  throw new PoolException('NotAuthorizedException', 'The address is already confirmed.');
}
