import { z } from 'zod';
import { emailSchema } from '../users/email-address';
import { findUserByEmail, updateUser } from '../users/user.repository';
import { useCode } from './codes';
import { limits } from './limits';
import type { Pool } from './pool';
import { PoolException } from './pool-exception';
import { requireUsed } from './require-used';

export const confirmSignUpSchema = z.object({ email: emailSchema, code: z.string().trim() });

/**
 * Proves an address by the code that was mailed to it. Throws CodeMismatchException (also for unknown addresses),
 * ExpiredCodeException, NotAuthorizedException when it is confirmed already, LimitExceededException after five tries.
 */
export async function confirmSignUp(
  pool: Pool,
  { email, code }: z.infer<typeof confirmSignUpSchema>,
  address: string,
): Promise<void> {
  await pool.limiter.spend([limits.tryConfirmCode, email], [limits.tryCodeByAddress, address]);
  const user = await findUserByEmail(pool.db.read, email);
  if (user?.confirmedAt) throw new PoolException('NotAuthorizedException', 'The address is already confirmed.');
  if (!user) return requireUsed('mismatch');
  const outcome = await pool.db.tx(async (t) => {
    const result = await useCode(t, pool, { userId: user.id, purpose: 'confirm' }, code);
    if (result === 'used') await updateUser(t, user.id, { confirmedAt: new Date(pool.now()) });
    return result;
  });
  requireUsed(outcome);
}
