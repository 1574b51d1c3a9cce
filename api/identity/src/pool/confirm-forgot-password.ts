import { z } from 'zod';
import { dropPayloadsOfAccount } from '../adapter/payload.repository';
import { emailSchema } from '../users/email-address';
import { hashPassword, requireGoodPassword } from '../users/passwords';
import { findUserByEmail, updateUser } from '../users/user.repository';
import { useCode } from './codes';
import { limits } from './limits';
import type { Pool } from './pool';
import { requireUsed } from './require-used';

export const confirmForgotPasswordSchema = z.object({
  email: emailSchema,
  code: z.string().trim(),
  password: z.string(),
});

/**
 * Sets a new password by the mailed code. Every session, refresh token and access token from before ends in the
 * same transaction. Throws InvalidPasswordException, CodeMismatchException (also for unknown addresses),
 * ExpiredCodeException, LimitExceededException after five tries.
 */
export async function confirmForgotPassword(
  pool: Pool,
  { email, code, password }: z.infer<typeof confirmForgotPasswordSchema>,
  address: string,
): Promise<void> {
  requireGoodPassword(password);
  await pool.limiter.spend([limits.tryResetCode, email], [limits.tryCodeByAddress, address]);
  const passwordHash = await hashPassword(password);
  const user = await findUserByEmail(pool.db.read, email);
  if (!user) return requireUsed('mismatch');
  const outcome = await pool.db.tx(async (t) => {
    const result = await useCode(t, pool, { userId: user.id, purpose: 'reset' }, code);
    if (result !== 'used') return result;
    await updateUser(t, user.id, { passwordHash, notBefore: new Date(pool.now()) });
    await dropPayloadsOfAccount(t, user.id);
    return result;
  });
  requireUsed(outcome);
  await pool.limiter.clear([limits.loginByAccount, email]);
}
