import type { Tx } from '@gyg/database';
import { z } from 'zod';
import type { Caller } from '../http/caller';
import { emailSchema } from '../users/email-address';
import { passwordMatches } from '../users/passwords';
import { findUserByEmail, type UserRow, updateUser } from '../users/user.repository';
import { tryCharges } from './charges';
import { useCode } from './codes';
import { rememberDevice } from './devices';
import { limits } from './limits';
import { nobody } from './nobody';
import type { Pool } from './pool';
import { PoolException } from './pool-exception';
import { requireUsed } from './require-used';
import { findProof, noteProof, type SignUpProof } from './sign-up-proof';
import { dropProofsOf } from './sign-up-proof.repository';

/** `password`: for scripts, which keep no cookies. */
export const confirmSignUpSchema = z.object({
  email: emailSchema,
  code: z.string().trim(),
  password: z.string().optional(),
});

type Credentials = Extract<SignUpProof, { shown: 'password' }>;

/**
 * Proves an address by the code that was mailed to it. The account is usable from now on if this browser knows a
 * password for it, with that password; otherwise from the sign-in with it in this browser (decision 0029). Throws
 * CodeMismatchException (also for unknown addresses), ExpiredCodeException, NotAuthorizedException when it is confirmed
 * already, which only who has its code is told, LimitExceededException after five tries.
 */
export async function confirmSignUp(
  pool: Pool,
  { email, code, password }: z.infer<typeof confirmSignUpSchema>,
  caller: Caller,
): Promise<void> {
  const { address } = caller;
  await pool.limiter.spend([limits.tryConfirmCode, email], ...tryCharges({ email, address, device: undefined }));
  const user = await findUserByEmail(pool.db.read, email);
  const credentials = await findCredentials(pool, user, password, caller);
  const settle = await pool.db.tx(async (t) => {
    const outcome = await useCode(t, pool, { userId: user?.id ?? nobody, purpose: 'confirm' }, code);
    if (outcome !== 'used' || !user) return () => refuse(outcome, user);
    if (!credentials) return noteProof(t, pool, user.id, { shown: 'code' });
    await confirm(t, pool, user.id, credentials);
    return () => rememberDevice(pool, { id: user.id, passwordHash: credentials.passwordHash }, caller);
  });
  settle(caller);
}

/** Makes an account usable, with the name and password of who has shown both halves. Others' halves are forgotten. */
export async function confirm(t: Tx, pool: Pool, userId: string, credentials: Credentials): Promise<void> {
  const { name, locale, passwordHash } = credentials;
  await updateUser(t, userId, { name, locale, passwordHash, confirmedAt: new Date(pool.now()) });
  await dropProofsOf(t, userId);
}

/** The password that the caller knows: the one this browser signed up with, or the one that came along. */
async function findCredentials(
  pool: Pool,
  user: UserRow | undefined,
  password: string | undefined,
  caller: Caller,
): Promise<Credentials | undefined> {
  const proof = await findProof(pool, user?.id, caller);
  if (password !== undefined && (await passwordMatches(pool.hasher, user?.passwordHash, password)))
    return user && credentialsOf(user);
  return proof?.shown === 'password' ? proof : undefined;
}

/** What an account is signed in to with now. */
export function credentialsOf({ name, locale, passwordHash }: UserRow): Credentials {
  return { shown: 'password', name, locale, passwordHash };
}

function refuse(outcome: Awaited<ReturnType<typeof useCode>>, user: UserRow | undefined): void {
  if (outcome === 'expired' && user?.confirmedAt)
    throw new PoolException('NotAuthorizedException', 'The address is already confirmed.');
  requireUsed(outcome);
}
