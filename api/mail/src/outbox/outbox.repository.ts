import type { Database, Reader, Tx } from '@gyg/database';
import { mailOutbox } from '@gyg/database/schema';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';

export type OutboxRow = typeof mailOutbox.$inferSelect;

const pending = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt));

/** Mails whose time has come, the longest waiting first. */
export function listDueMails(read: Reader, now: Date, limit: number): Promise<OutboxRow[]> {
  return read
    .select()
    .from(mailOutbox)
    .where(and(pending, lte(mailOutbox.nextAt, now)))
    .orderBy(asc(mailOutbox.nextAt), asc(mailOutbox.id))
    .limit(limit);
}

/**
 * Takes a due mail for this worker: true for exactly one of all workers that try. The lease is the next time it
 * falls due, so that a mail whose worker died is tried again by another one.
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

/** Notes how the attempt that `claimMail` began has ended. Silent when another worker has taken the mail since. */
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

/** Sent mails, newest first, perhaps of one recipient. */
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

/** Forgets sent mails beyond the newest `keep`. */
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

/** Forgets mails that were given up before a time, at most `limit` at once; gives how many. Until then they tell why. */
export async function dropGivenUpMails(tx: Tx, before: Date, limit: number): Promise<number> {
  const old = tx.select({ id: mailOutbox.id }).from(mailOutbox).where(lte(mailOutbox.failedAt, before)).limit(limit);
  const dropped = await tx.delete(mailOutbox).where(inArray(mailOutbox.id, old)).returning({ id: mailOutbox.id });
  return dropped.length;
}

/** Forgets every mail to an address as it is stored, whatever became of it. */
export async function deleteMailRowsTo(tx: Tx, to: string): Promise<void> {
  await tx.delete(mailOutbox).where(eq(mailOutbox.to, to));
}
