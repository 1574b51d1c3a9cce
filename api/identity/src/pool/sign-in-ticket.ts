import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '@gyg/database';
import type { Caller } from '../http/caller';
import { findUserById, type UserRow } from '../users/user.repository';
import type { Pool } from './pool';
import { deleteTicket, insertTicket } from './sign-in-ticket.repository';

const cookie = 'gyg_sign_in';
/** Seconds between the code and the login that follows it. */
const lifetime = 5 * 60;

/**
 * Lets the calling browser log in once without the password, because it has just shown both the password and the code.
 * Returns a function that sets the cookie; call it after the commit.
 */
export async function issueSignInTicket(t: Tx, pool: Pool, accountId: string): Promise<(caller: Caller) => void> {
  const secret = randomBytes(32).toString('base64url');
  await insertTicket(t, { id: digestOf(secret), accountId, expiresAt: new Date(pool.now() + lifetime * 1000) });
  return (caller) => caller.keep(cookie, secret, lifetime);
}

/** The person whose ticket the calling browser has; the ticket is used up. Undefined without a valid one. */
export async function takeSignInTicket(pool: Pool, caller: Caller): Promise<UserRow | undefined> {
  const secret = caller.cookie(cookie);
  if (secret === undefined) return undefined;
  caller.keep(cookie, '', 0);
  const accountId = await pool.db.tx((t) => deleteTicket(t, digestOf(secret), new Date(pool.now())));
  const user = accountId === undefined ? undefined : await findUserById(pool.db.read, accountId);
  return user?.confirmedAt ? user : undefined;
}

/** A reader of the table cannot derive the cookie. */
function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
