import { emailSchema } from '@gyg/contract';
import { z } from 'zod';
import type { Caller } from '../http/caller';
import { findUserByEmail } from '../users/user.repository';
import { codeCharges } from './charges';
import { mailResetCode, mailVerificationCode, sendDummyMail } from './code-mails';
import { knownDevice } from './devices';
import { limits } from './limits';
import type { Pool } from './pool';
import { findProof } from './sign-up-proof';

export const forgotPasswordSchema = z.object({ email: emailSchema });

/**
 * Mails a password reset code; for an unconfirmed address a verification code, unless this browser has already shown
 * one. The response and the number of transactions are the same whether the account exists or not. Throws
 * LimitExceededException.
 */
export async function forgotPassword(
  pool: Pool,
  { email }: z.infer<typeof forgotPasswordSchema>,
  caller: Caller,
): Promise<void> {
  const user = await findUserByEmail(pool.db.read, email);
  const proof = await findProof(pool, user?.id, caller);
  const device = knownDevice(pool, user, caller);
  await pool.limiter.spend(...codeCharges({ email, address: caller.address, device }));
  await pool.limiter.clear([limits.tryResetCode, email]);
  await pool.db.tx((t) => {
    if (!user) return sendDummyMail(t, pool.webOrigin);
    const isProved = user.confirmedAt !== null || proof?.shown === 'code';
    return isProved ? mailResetCode(t, pool, user) : mailVerificationCode(t, pool, user, { instead: true });
  });
  pool.kickMail();
}
