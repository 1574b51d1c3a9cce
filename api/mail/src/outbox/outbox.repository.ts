import type { Database, Reader, Tx } from '@gyg/database';
import { mailOutbox } from '@gyg/database/schema';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';

export type OutboxRow = typeof mailOutbox.$inferSelect;

const pending = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt));

/** Due mails, longest due first. */
export function listDueMails(read: Reader, now: Date, limit: number): Promise<OutboxRow[]> {
  return read
    .select()
    .from(mailOutbox)
    .where(and(pending, lte(mailOutbox.nextAt, now)))
    .orderBy(asc(mailOutbox.nextAt), asc(mailOutbox.id))
    .limit(limit);
}

/**
 * Claims a due mail for this worker; true for exactly one of several workers. The lease is the next due time, so that
 * another worker retries the mail if this one crashes.
 */
export async function claimMail(db: Database, mail: OutboxRow, leaseUntil: Date): Promise<boolean> {
  const claimed = await db.tx((tx) =>
    tx
      .update(mailOutbox)
      .set({ attempts: mail.attempts + 1, nextAt: leaseUntil })
      .where(and(eq(mailOutbox.id, mail.id), eq(mailOutbox.attempts, mail.attempts), pending))
      .returning({ id: mailOutbox.id }),
  );
  return claimed.length === 1;
}

/**
 * Records the result of an attempt that `claimMail` began; does nothing if another worker has claimed the mail since.
 */
export async function finishAttempt(
  db: Database,
  mail: OutboxRow,
  outcome: Partial<Pick<OutboxRow, 'sentAt' | 'failedAt' | 'nextAt' | 'lastError' | 'data'>>,
): Promise<void> {
  await db.tx(async (tx) => {
    await tx
      .update(mailOutbox)
      .set(outcome)
      .where(and(eq(mailOutbox.id, mail.id), eq(mailOutbox.attempts, mail.attempts + 1), pending));
  });
}

/** Sent mails, newest first, optionally to one recipient. */
export function listSentMails(read: Reader, filter: { to?: string; limit: number }): Promise<OutboxRow[]> {
  const recipient = filter.to === undefined ? undefined : eq(mailOutbox.to, filter.to);
  return read
    .select()
    .from(mailOutbox)
    .where(and(isNotNull(mailOutbox.sentAt), recipient))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(filter.limit);
}

/** One sent mail. */
export async function findSentMail(read: Reader, id: string): Promise<OutboxRow | undefined> {
  const [mail] = await read
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.id, id), isNotNull(mailOutbox.sentAt)));
  return mail;
}

/** Deletes sent mails beyond the newest `keep`. */
export async function dropOldSentMails(db: Database, keep: number): Promise<void> {
  await db.tx(async (tx) => {
    const old = await tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(isNotNull(mailOutbox.sentAt))
      .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
      .limit(500)
      .offset(keep);
    if (old.length === 0) return;
    await tx.delete(mailOutbox).where(
      inArray(
        mailOutbox.id,
        old.map((mail) => mail.id),
      ),
    );
  });
}

/**
 * Deletes mails that were given up before a time, at most `limit`; returns how many. Until then they show the error.
 */
export async function dropGivenUpMails(tx: Tx, before: Date, limit: number): Promise<number> {
  const old = tx.select({ id: mailOutbox.id }).from(mailOutbox).where(lte(mailOutbox.failedAt, before)).limit(limit);
  const dropped = await tx.delete(mailOutbox).where(inArray(mailOutbox.id, old)).returning({ id: mailOutbox.id });
  return dropped.length;
}

/** Deletes every mail to a stored address. */
export async function deleteMailRowsTo(tx: Tx, to: string): Promise<void> {
  await tx.delete(mailOutbox).where(eq(mailOutbox.to, to));
}

/** Deletes a mail that was neither sent nor given up; false if there is none. */
export async function deletePendingMail(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.id, id), pending))
    .returning({ id: mailOutbox.id });
  return deleted.length === 1;
}
