import { z } from 'zod';
import { emailSchema } from '../users/email-address';
import { findUserByEmail } from '../users/user.repository';
import { mailResetCode, mailVerificationCode } from './code-mails';
import { limits } from './limits';
import type { Pool } from './pool';

export const forgotPasswordSchema = z.object({ email: emailSchema });

/**
 * Mails a password reset code; to an address that is not confirmed, a verification code. Answers alike whether
 * there is an account or not. Throws LimitExceededException.
 */
export async function forgotPassword(
  pool: Pool,
  { email }: z.infer<typeof forgotPasswordSchema>,
  address: string,
): Promise<void> {
  await pool.limiter.spend([limits.codeByAccount, email], [limits.codeByAddress, address]);
  await pool.limiter.clear([limits.tryResetCode, email]);
  const user = await findUserByEmail(pool.db.read, email);
  if (!user) return;
  await pool.db.tx((t) => (user.confirmedAt ? mailResetCode(t, pool, user) : mailVerificationCode(t, pool, user)));
  pool.kickMail();
}
