import { randomBytes } from 'node:crypto';
import type { Locale } from '@gyg/contract';
import type { Tx } from '@gyg/database';
import { inTransaction, type UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { findSecret, insertSecret, insertSuppression, listSuppressed } from './unsubscribe.repository';
import { createUnsubscribeToken, hashAddress, readUnsubscribeToken } from './unsubscribe-token';

/** The secret of this installation, shared by every process; created at the first use. */
async function getSecret(tx: Tx): Promise<string> {
  const existing = await findSecret(tx);
  if (existing !== undefined) return existing;
  await insertSecret(tx, randomBytes(32).toString('base64url'));
  const secret = await findSecret(tx);
  if (secret === undefined) throw new Error('The unsubscribe secret was not stored');
  return secret;
}

/** The link by which an address unsubscribes from invitations. */
export async function createUnsubscribeLink(uow: UnitOfWork, email: string, locale: Locale): Promise<string> {
  const token = createUnsubscribeToken(await getSecret(uow.tx), email);
  return `${uow.publicUrl}/api/unsubscribe/${token}?lang=${locale === 'se' ? 'sv' : 'en'}`;
}

/** A keyed hash of each address, to count or compare them without storing them. */
export async function hashAddresses({ tx }: UnitOfWork, emails: readonly string[]): Promise<Map<string, string>> {
  const secret = await getSecret(tx);
  return new Map(emails.map((email) => [email, hashAddress(secret, email)]));
}

/** The addresses among these that unsubscribed from invitations. */
export async function findUnsubscribed(uow: UnitOfWork, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const hashes = await hashAddresses(uow, emails);
  const suppressed = await listSuppressed(uow.tx, [...hashes.values()]);
  return new Set(emails.filter((email) => suppressed.has(hashes.get(email) ?? '')));
}

/** Whether a token was issued by this installation. */
export async function isUnsubscribeToken({ db }: ApiContext, token: string): Promise<boolean> {
  const secret = await findSecret(db.read);
  return secret !== undefined && readUnsubscribeToken(secret, token) !== undefined;
}

/** Unsubscribes the token's address from invitations; repeating is allowed. False for an invalid token. */
export async function unsubscribe(context: ApiContext, token: string, now: Date): Promise<boolean> {
  const secret = await findSecret(context.db.read);
  const addressHash = secret === undefined ? undefined : readUnsubscribeToken(secret, token);
  if (addressHash === undefined) return false;
  await inTransaction(context, now, (uow) => insertSuppression(uow.tx, addressHash, now));
  return true;
}
