import { randomUUID } from 'node:crypto';
import { locales, mailableSchema } from '@gyg/contract';
import { z } from 'zod';
import type { Caller } from '../http/caller';
import { hashPassword, passwordMatches, requireGoodPassword } from '../users/passwords';
import { personNameSchema } from '../users/person-name';
import { findUserByEmail, insertUser, type UserRow, updateUnconfirmed } from '../users/user.repository';
import { codeCharges } from './charges';
import { mailAddressTaken, mailVerificationCode } from './code-mails';
import type { Charge } from './limiter';
import { limits } from './limits';
import type { Pool } from './pool';
import { PoolException } from './pool-exception';
import { storeProof } from './sign-up-proof';

export const signUpSchema = z.object({
  name: personNameSchema,
  email: mailableSchema,
  password: z.string(),
  locale: z.enum(locales).default('en'),
});

/**
 * Registers a person and mails a verification code. Where the address is taken, the response reveals it, and its owner
 * gets a mail that explains how to continue. The response does not reveal whether that account was confirmed: while it
 * is not, the address is unproved, and the new sign-up continues like the first one, with a code and with the password
 * entered in the same browser (decision 0029). Throws InvalidPasswordException, UsernameExistsException,
 * LimitExceededException.
 */
export async function signUp(
  pool: Pool,
  input: z.infer<typeof signUpSchema>,
  caller: Caller,
): Promise<{ userId: string }> {
  const { email, password } = input;
  requireGoodPassword(password);
  const { address } = caller;
  const taken: Charge = [limits.takenByAddress, address];
  const perAccount: Charge = [limits.signUpByAccountAndAddress, `${email} ${address}`];
  await pool.limiter.spend([limits.signUpByAddress, address], perAccount, taken);
  const passwordHash = await hashForSignUp(pool, email, password);
  const { user, isNew, handOut } = await register(pool, input, passwordHash);
  handOut(caller);
  if (isNew) await pool.limiter.refund(taken);
  else await notifyOwner(pool, user, address);
  pool.kickMail();
  if (!isNew) throw new PoolException('UsernameExistsException', 'There is an account with this e-mail address.');
  return { userId: user.id };
}

/**
 * The hash to store, after the same work for every address. A repeated sign-up, in another browser or after losing the
 * code, keeps the existing hash: the same password is treated as the same person.
 */
async function hashForSignUp(pool: Pool, email: string, password: string): Promise<string> {
  const before = await findUserByEmail(pool.db.read, email);
  const waiting = before && before.confirmedAt === null ? before.passwordHash : undefined;
  const isSame = await passwordMatches(pool.hasher, waiting, password);
  const fresh = await hashPassword(pool.hasher, password);
  return isSame && waiting !== undefined ? waiting : fresh;
}

/** Adds the person, or finds the owner of the address; in both cases stores that this browser knows its password. */
async function register(pool: Pool, input: z.infer<typeof signUpSchema>, passwordHash: string) {
  const { email, name, locale } = input;
  return pool.db.tx(async (t) => {
    const createdAt = new Date(pool.now());
    const added = await insertUser(t, { id: randomUUID(), email, name, locale, passwordHash, groups: [], createdAt });
    if (added) await mailVerificationCode(t, pool, added);
    const registered = added ?? (await findUserByEmail(t, email));
    if (!registered) throw new Error('The account was erased at this moment.');
    // The earlier sign-up was not confirmed; the newest is the most likely to return with a code.
    const isFree = !added && (await updateUnconfirmed(t, registered.id, { name, locale, passwordHash }));
    const user = isFree
      ? { ...registered, name, locale, passwordHash }
      : ((await findUserByEmail(t, email)) ?? registered);
    const handOut = await storeProof(t, pool, user.id, { shown: 'password', name, locale, passwordHash });
    return { user, isNew: added !== undefined, handOut };
  });
}

/** Mails a code, or a note that the account already exists; limited, so that no mailbox is flooded. */
async function notifyOwner(pool: Pool, user: UserRow, address: string): Promise<void> {
  if (user.confirmedAt) {
    if (await pool.limiter.allows([limits.noticeByAccount, user.email]))
      await pool.db.tx((t) => mailAddressTaken(t, pool, user));
    return;
  }
  if (!(await pool.limiter.allows(...codeCharges({ email: user.email, address, device: undefined })))) return;
  await pool.limiter.clear([limits.tryConfirmCode, user.email]);
  await pool.db.tx((t) => mailVerificationCode(t, pool, user));
}
