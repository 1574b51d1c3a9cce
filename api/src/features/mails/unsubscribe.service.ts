import { domainToUnicode } from 'node:url';
import { type Locale, normaliseEmail } from '@gyg/contract';
import { inTransaction, type UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { insertSuppression, listSuppressed } from './mail.repository';
import { hashWithSecret, readSignedLink, signLink } from './signed-link.service';

/** An address as it was hashed before its domain was in ASCII; the same for most. */
const inLetters = (email: string) => email.replace(/@(.*)$/, (_, domain: string) => `@${domainToUnicode(domain)}`);

/** A keyed hash of each address, however it is spelled, to count or compare them without storing them. */
export async function hashAddresses({ tx }: UnitOfWork, emails: readonly string[]): Promise<Map<string, string>> {
  const hashes = await hashWithSecret(tx, 'address', emails.map(normaliseEmail));
  return new Map(emails.map((email) => [email, hashes.get(normaliseEmail(email)) ?? '']));
}

/** The link by which an address unsubscribes from invitations. It contains the address's hash and never expires. */
export async function createUnsubscribeLink(uow: UnitOfWork, email: string, locale: Locale): Promise<string> {
  const hash = (await hashAddresses(uow, [email])).get(email) ?? '';
  const token = await signLink(uow.tx, 'unsubscribe', hash);
  return `${uow.publicUrl}/api/unsubscribe/${token}?lang=${locale === 'se' ? 'sv' : 'en'}`;
}

/** The addresses among these that unsubscribed from invitations. */
export async function findUnsubscribed(uow: UnitOfWork, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const spellings = (email: string) => [normaliseEmail(email), inLetters(normaliseEmail(email))];
  const hashes = await hashWithSecret(uow.tx, 'address', [...new Set(emails.flatMap(spellings))]);
  const suppressed = await listSuppressed(uow.tx, [...hashes.values()]);
  return new Set(
    emails.filter((email) => spellings(email).some((spelling) => suppressed.has(hashes.get(spelling) ?? ''))),
  );
}

/** Whether a token was issued by this installation. */
export async function isUnsubscribeToken({ db }: ApiContext, token: string): Promise<boolean> {
  return (await readSignedLink(db.read, 'unsubscribe', token)) !== undefined;
}

/** Unsubscribes the token's address from invitations; repeating is allowed. False for an invalid token. */
export async function unsubscribe(context: ApiContext, token: string, now: Date): Promise<boolean> {
  const addressHash = await readSignedLink(context.db.read, 'unsubscribe', token);
  if (addressHash === undefined) return false;
  await inTransaction(context, now, (uow) => insertSuppression(uow.tx, addressHash, now));
  return true;
}
