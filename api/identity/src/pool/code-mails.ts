import type { Tx } from '@gyg/database';
import { enqueueMail } from '@gyg/mail';
import type { UserRow } from '../users/user.repository';
import { issueCode } from './codes';
import { codeLifetime } from './limits';
import type { Pool } from './pool';

const minutes = codeLifetime / 60_000;

/** Issues a verification code and mails it, in the caller's transaction. */
export async function mailVerificationCode(t: Tx, pool: Pool, user: UserRow): Promise<void> {
  const code = await issueCode(t, pool, { userId: user.id, purpose: 'confirm' });
  const link = linkTo(pool, '/users/verify', user.email);
  const data = { name: user.name, code, minutes, link };
  await enqueueMail(t, { to: user.email, template: 'verificationCode', locale: user.locale, data });
}

/** Issues a password reset code and mails it, in the caller's transaction. */
export async function mailResetCode(t: Tx, pool: Pool, user: UserRow): Promise<void> {
  const code = await issueCode(t, pool, { userId: user.id, purpose: 'reset' });
  const link = linkTo(pool, '/users/password/new', user.email);
  const data = { name: user.name, code, minutes, link };
  await enqueueMail(t, { to: user.email, template: 'passwordResetCode', locale: user.locale, data });
}

/** Tells the owner, and nobody else, that there is nothing to confirm. */
export async function mailAlreadyConfirmed(t: Tx, pool: Pool, user: UserRow): Promise<void> {
  const data = { name: user.name, link: `${pool.webOrigin}/login` };
  await enqueueMail(t, { to: user.email, template: 'alreadyConfirmed', locale: user.locale, data });
}

function linkTo(pool: Pool, path: string, email: string): string {
  return `${pool.webOrigin}${path}?${new URLSearchParams({ email })}`;
}
