import { emailSchema } from '@gyg/contract';
import { z } from 'zod';
import type { Caller } from '../http/caller';
import { hashPassword, isOldHash, passwordMatches } from '../users/passwords';
import { findUserByEmail, replacePasswordHash, type UserRow } from '../users/user.repository';
import { loginCharges } from './charges';
import { confirm, credentialsOf } from './confirm-sign-up';
import { knownDevice, rememberDevice } from './devices';
import type { Pool } from './pool';
import { PoolException } from './pool-exception';
import { findProof, storeProof } from './sign-up-proof';

export const authenticateSchema = z.object({ email: emailSchema, password: z.string().min(1) });

/**
 * Checks a password, and marks the browser as a device of the account. Throws NotAuthorizedException (also for unknown
 * addresses, after the same work), UserNotConfirmedException only when the password is right, LimitExceededException.
 */
export async function authenticate(
  pool: Pool,
  { email, password }: z.infer<typeof authenticateSchema>,
  caller: Caller,
): Promise<UserRow> {
  const user = await findUserByEmail(pool.db.read, email);
  const attempted = { attempt: 'password', email, address: caller.address, userId: user?.id } as const;
  return pool.failedLogins.watch(attempted, () => checkPassword(pool, user, { email, password }, caller));
}

async function checkPassword(
  pool: Pool,
  user: UserRow | undefined,
  { email, password }: z.infer<typeof authenticateSchema>,
  caller: Caller,
): Promise<UserRow> {
  const charges = loginCharges({ email, address: caller.address, device: knownDevice(pool, user, caller) });
  await pool.limiter.spend(...charges);
  const matches = await passwordMatches(pool.hasher, user?.passwordHash, password);
  if (!user || !matches) throw new PoolException('NotAuthorizedException', 'The e-mail address or password is wrong.');
  await pool.limiter.refund(...charges);
  if (!user.confirmedAt) await requireShownCode(pool, user, caller);
  const passwordHash = isOldHash(user.passwordHash) ? await rehash(pool, user, password) : user.passwordHash;
  rememberDevice(pool, { id: user.id, passwordHash }, caller);
  return user;
}

/**
 * Confirms the account where this browser has shown the mailed code before. Otherwise stores that this browser knows
 * the password, so that only the code is missing, and throws UserNotConfirmedException.
 */
async function requireShownCode(pool: Pool, user: UserRow, caller: Caller): Promise<void> {
  const proof = await findProof(pool, user.id, caller);
  if (proof?.shown === 'code') {
    if (await pool.db.tx((t) => confirm(t, pool, user.id, credentialsOf(user)))) return;
    const now = await findUserByEmail(pool.db.read, user.email);
    if (now?.passwordHash === user.passwordHash) return;
    throw new PoolException('NotAuthorizedException', 'The e-mail address or password is wrong.');
  }
  const handOut = await pool.db.tx((t) => storeProof(t, pool, user.id, credentialsOf(user)));
  handOut(caller);
  throw new PoolException('UserNotConfirmedException', 'The address is not confirmed yet.');
}

/** Rehashes the password at the current cost if needed; returns the stored hash. */
async function rehash(pool: Pool, user: UserRow, password: string): Promise<string> {
  const passwordHash = await hashPassword(pool.hasher, password);
  const replaced = await pool.db.tx((t) => replacePasswordHash(t, user, passwordHash));
  return replaced ? passwordHash : user.passwordHash;
}
