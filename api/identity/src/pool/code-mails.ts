import { randomUUID } from 'node:crypto';
import type { Tx } from '@gyg/database';
import { deleteMailsTo, enqueueMail } from '@gyg/mail';
import { nameWithoutLinks } from '../users/person-name';
import type { UserRow } from '../users/user.repository';
import { issueCode } from './codes';
import { codeLifetime } from './limits';
import type { Pool } from './pool';

const minutes = codeLifetime / 60_000;

/**
 * Issues a verification code and mails it, in the caller's transaction. `instead`: the person requested a password
 * reset, and the mail explains why this code comes first.
 */
export async function mailVerificationCode(
  t: Tx,
  pool: Pool,
  user: UserRow,
  { instead = false }: { instead?: boolean } = {},
): Promise<void> {
  const code = await issueCode(t, pool, { userId: user.id, purpose: 'confirm' });
  const name = nameWithoutLinks(user.name);
  const data = { name, code, minutes, link: linkTo(pool, '/users/verify', user.email) };
  const template = instead ? 'verifyBeforeReset' : 'verificationCode';
  await enqueueMail(t, { to: user.email, template, locale: user.locale, data });
}

/** Issues a password reset code and mails it, in the caller's transaction. */
export async function mailResetCode(t: Tx, pool: Pool, user: UserRow): Promise<void> {
  const code = await issueCode(t, pool, { userId: user.id, purpose: 'reset' });
  const data = { name: user.name, code, minutes, link: linkTo(pool, '/users/password/new', user.email) };
  await enqueueMail(t, { to: user.email, template: 'passwordResetCode', locale: user.locale, data });
}

/** Mails the owner that there is nothing to confirm. */
export async function mailAlreadyConfirmed(t: Tx, pool: Pool, user: UserRow): Promise<void> {
  const data = { name: user.name, link: linkTo(pool, '/login', user.email) };
  await enqueueMail(t, { to: user.email, template: 'alreadyConfirmed', locale: user.locale, data });
}

/** Mails the owner that their address was used for another sign-up, perhaps by themselves. */
export async function mailAddressTaken(t: Tx, pool: Pool, user: UserRow): Promise<void> {
  const data = { name: user.name, link: linkTo(pool, '/login', user.email) };
  await enqueueMail(t, { to: user.email, template: 'addressTaken', locale: user.locale, data });
}

function linkTo(pool: Pool, path: string, email: string): string {
  return `${pool.webOrigin}${path}?${new URLSearchParams({ email })}`;
}

/**
 * Where the account does not exist, does the work of mailing a code without a mail: writes and deletes a row in a
 * transaction that is committed like the real one. Otherwise the commit, which flushes the disk, could be measured.
 */
export async function sendDummyMail(t: Tx, link: string): Promise<void> {
  const to = `${randomUUID()}@unknown.invalid`;
  await enqueueMail(t, { to, template: 'alreadyConfirmed', locale: 'en', data: { name: '', link } });
  await deleteMailsTo(t, to);
}
