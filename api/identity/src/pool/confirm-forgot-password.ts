import { emailSchema } from '@gyg/contract';
import { z } from 'zod';
import { dropPayloadsOfAccount } from '../adapter/payload.repository';
import type { Caller } from '../http/caller';
import { hashPassword, requireGoodPassword } from '../users/passwords';
import { findUserByEmail, type UserRow, updateUser } from '../users/user.repository';
import { tryCharges } from './charges';
import { dropCodesOf, findMac } from './code.repository';
import { requireUsed, unknownAccountId, useCode } from './codes';
import { knownDevice, rememberDevice } from './devices';
import type { Charge } from './limiter';
import { limits } from './limits';
import type { Pool } from './pool';

export const confirmForgotPasswordSchema = z.object({
  email: emailSchema,
  code: z.string().trim(),
  password: z.string(),
});

/**
 * Resets a password with the mailed code. Every earlier session, refresh token, access token and device cookie ends in
 * the same transaction. Throws InvalidPasswordException, CodeMismatchException (also for unknown addresses),
 * ExpiredCodeException, LimitExceededException after five tries.
 */
export async function confirmForgotPassword(
  pool: Pool,
  { email, code, password }: z.infer<typeof confirmForgotPasswordSchema>,
  caller: Caller,
): Promise<void> {
  requireGoodPassword(password);
  const user = await findUserByEmail(pool.db.read, email);
  const attempted = { attempt: 'code', email, address: caller.address, userId: user?.id } as const;
  await pool.failedLogins.watch(attempted, () => resetPassword(pool, user, { email, code, password }, caller));
}

async function resetPassword(
  pool: Pool,
  user: UserRow | undefined,
  { email, code, password }: z.infer<typeof confirmForgotPasswordSchema>,
  caller: Caller,
): Promise<void> {
  const owner = { userId: user?.id ?? unknownAccountId, purpose: 'reset' } as const;
  const device = knownDevice(pool, user, caller);
  // A device's tries belong to the current code: other people's requests for new codes neither use nor reset them.
  const tries: Charge =
    device === undefined
      ? [limits.tryResetCode, email]
      : [limits.tryResetCodeByDevice, `${device} ${await findMac(pool.db.read, owner)}`];
  await pool.limiter.spend(tries, ...tryCharges({ email, address: caller.address, device }));
  const passwordHash = await hashPassword(pool.hasher, password);
  const outcome = await pool.db.tx(async (t) => {
    const result = await useCode(t, pool, owner, code);
    if (result !== 'used' || !user) return result;
    const now = new Date(pool.now());
    // The code proves the address, and the password is part of the request.
    await updateUser(t, user.id, { passwordHash, notBefore: now, confirmedAt: user.confirmedAt ?? now });
    await dropPayloadsOfAccount(t, user.id);
    await dropCodesOf(t, user.id);
    return result;
  });
  requireUsed(outcome);
  await pool.limiter.clear(
    [limits.loginByAccount, email],
    [limits.loginByAccountAndAddress, `${email} ${caller.address}`],
  );
  if (user) rememberDevice(pool, { id: user.id, passwordHash }, caller);
}
