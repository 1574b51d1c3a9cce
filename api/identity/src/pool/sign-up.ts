import { randomUUID } from 'node:crypto';
import { limits as lengths } from '@gyg/contract/rules';
import { z } from 'zod';
import { emailSchema } from '../users/email-address';
import { hashPassword, requireGoodPassword } from '../users/passwords';
import { insertUser } from '../users/user.repository';
import { mailVerificationCode } from './code-mails';
import { limits } from './limits';
import type { Pool } from './pool';
import { PoolException } from './pool-exception';

export const signUpSchema = z.object({
  name: z.string().trim().min(1).max(lengths.name),
  email: emailSchema,
  password: z.string(),
  locale: z.enum(['en', 'se']).default('en'),
});

/**
 * Registers a person and mails a verification code (specification 2.14). Throws InvalidPasswordException,
 * UsernameExistsException, LimitExceededException.
 */
export async function signUp(
  pool: Pool,
  input: z.infer<typeof signUpSchema>,
  address: string,
): Promise<{ userId: string }> {
  const { name, email, locale, password } = input;
  requireGoodPassword(password);
  await pool.limiter.spend([limits.signUpByAddress, address]);
  const passwordHash = await hashPassword(password);
  const created = await pool.db.tx(async (t) => {
    const createdAt = new Date(pool.now());
    const user = await insertUser(t, { id: randomUUID(), email, name, locale, passwordHash, groups: [], createdAt });
    if (user) await mailVerificationCode(t, pool, user);
    return user;
  });
  if (!created) throw new PoolException('UsernameExistsException', 'There is an account with this e-mail address.');
  pool.kickMail();
  return { userId: created.id };
}
