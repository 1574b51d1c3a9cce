import { emailSchema } from '@gyg/contract';
import { z } from 'zod';
import type { Caller } from '../http/caller';
import { findUserByEmail } from '../users/user.repository';
import { codeCharges } from './charges';
import { mailAlreadyConfirmed, mailVerificationCode, sendDummyMail } from './code-mails';
import { limits } from './limits';
import type { Pool } from './pool';

export const resendCodeSchema = z.object({ email: emailSchema });

/**
 * Mails a new verification code. The response and the number of transactions are the same whether the account exists,
 * is confirmed or not; only the owner learns it, by mail. Throws LimitExceededException.
 */
export async function resendCode(
  pool: Pool,
  { email }: z.infer<typeof resendCodeSchema>,
  { address }: Caller,
): Promise<void> {
  const user = await findUserByEmail(pool.db.read, email);
  await pool.limiter.spend(...codeCharges({ email, address, device: undefined }));
  await pool.limiter.clear([limits.tryConfirmCode, email]);
  await pool.db.tx((t) => {
    if (!user) return sendDummyMail(t, pool.webOrigin);
    return user.confirmedAt ? mailAlreadyConfirmed(t, pool, user) : mailVerificationCode(t, pool, user);
  });
  pool.kickMail();
}
