import type { Tx } from '@gyg/database';
import { auditEntries, idempotencyKeys, invites, lookupCache, mailOutbox } from '@gyg/database/schema';
import { inArray, lt, lte } from 'drizzle-orm';

/** Idempotency keys that have expired. */
export async function dropExpiredKeys(t: Tx, now: Date): Promise<void> {
  await t.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
}

/** Entries of the audit log from before a time. */
export async function dropOldAudit(t: Tx, before: Date): Promise<void> {
  await t.delete(auditEntries).where(lt(auditEntries.createdAt, before));
}

/** Cached answers of external services that have expired. */
export async function dropExpiredLookups(t: Tx, now: Date): Promise<void> {
  await t.delete(lookupCache).where(lte(lookupCache.expiresAt, now));
}

/**
 * Forgets the mail of invitations whose mail was given up before a time. An invitation that still names a deleted mail
 * was delivered.
 */
export async function forgetGivenUpMails(t: Tx, before: Date): Promise<void> {
  const givenUp = t.select({ id: mailOutbox.id }).from(mailOutbox).where(lte(mailOutbox.failedAt, before));
  await t.update(invites).set({ mailId: null }).where(inArray(invites.mailId, givenUp));
}
