import { z } from 'zod';
import { emailSchema } from '../users/email-address';
import { passwordMatches } from '../users/passwords';
import { findUserByEmail, type UserRow } from '../users/user.repository';
import type { Charge } from './limiter';
import { limits } from './limits';
import type { Pool } from './pool';
import { PoolException } from './pool-exception';

export const authenticateSchema = z.object({ email: emailSchema, password: z.string().min(1) });

/**
 * Checks a password. Throws NotAuthorizedException (also for unknown addresses, after the same work),
 * UserNotConfirmedException only when the password is right, LimitExceededException.
 */
export async function authenticate(
  pool: Pool,
  { email, password }: z.infer<typeof authenticateSchema>,
  address: string,
): Promise<UserRow> {
  const charges: Charge[] = [
    [limits.loginByAccountAndAddress, `${email} ${address}`],
    [limits.loginByAccount, email],
    [limits.loginByAddress, address],
  ];
  await pool.limiter.spend(...charges);
  const user = await findUserByEmail(pool.db.read, email);
  const matches = await passwordMatches(user?.passwordHash, password);
  if (!user || !matches) throw new PoolException('NotAuthorizedException', 'The e-mail address or password is wrong.');
  await pool.limiter.refund(...charges);
  if (!user.confirmedAt) throw new PoolException('UserNotConfirmedException', 'The address is not confirmed yet.');
  return user;
}
