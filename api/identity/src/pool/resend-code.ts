import { z } from 'zod';
import { emailSchema } from '../users/email-address';
import { findUserByEmail } from '../users/user.repository';
import { mailAlreadyConfirmed, mailVerificationCode } from './code-mails';
import { limits } from './limits';
import type { Pool } from './pool';

export const resendCodeSchema = z.object({ email: emailSchema });

/**
 * Mails a new verification code. Answers alike whether there is an account or not, confirmed or not: what is the
 * case, only the owner learns, by mail. Throws LimitExceededException.
 */
export async function resendCode(
  pool: Pool,
  { email }: z.infer<typeof resendCodeSchema>,
  address: string,
): Promise<void> {
  await pool.limiter.spend([limits.codeByAccount, email], [limits.codeByAddress, address]);
  await pool.limiter.clear([limits.tryConfirmCode, email]);
  const user = await findUserByEmail(pool.db.read, email);
  if (!user) return;
  await pool.db.tx((t) =>
    user.confirmedAt ? mailAlreadyConfirmed(t, pool, user) : mailVerificationCode(t, pool, user),
  );
  pool.kickMail();
}
