import { type Database, listOf, type Reader, type Tx } from '@gyg/database';
import { mailOutbox } from '@gyg/database/schema';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, not, sql } from 'drizzle-orm';

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
 * Claims due mails for this worker, by one statement; returns those that no other worker has claimed, in the same order,
 * with this attempt counted. The lease is the next due time, so that another worker retries a mail if this one crashes.
 * While it is being sent it has attempts and no error.
 */
export async function claimMails(
  db: Database,
  ids: readonly string[],
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<OutboxRow[]> {
  const rows = await db.tx((tx) =>
    tx
      .update(mailOutbox)
      .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextAt: leaseUntil, lastError: null })
      .where(and(inArray(mailOutbox.id, listOf(ids)), pending, lte(mailOutbox.nextAt, now)))
      .returning(),
  );
  const claimed = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => claimed.get(id) ?? []);
}

/** What became of an attempt: equal ones are recorded together. */
export interface AttemptResult {
  mail: Pick<OutboxRow, 'id' | 'attempts'>;
  outcome: Partial<Pick<OutboxRow, 'sentAt' | 'failedAt' | 'nextAt' | 'lastError' | 'data'>>;
}

/**
 * Records the results of attempts that `claimMails` began, in one transaction; leaves out mails that another worker has
 * claimed since. Mails with the same outcome and number of attempts take one statement.
 */
export async function finishAttempts(db: Database, results: readonly AttemptResult[]): Promise<void> {
  const together = new Map<string, AttemptResult & { ids: string[] }>();
  for (const result of results) {
    const key = JSON.stringify([result.mail.attempts, result.outcome]);
    const same = together.get(key) ?? { ...result, ids: [] };
    together.set(key, { ...same, ids: [...same.ids, result.mail.id] });
  }
  await db.tx(async (tx) => {
    for (const { ids, mail, outcome } of together.values()) {
      await tx
        .update(mailOutbox)
        .set(outcome)
        .where(and(inArray(mailOutbox.id, listOf(ids)), eq(mailOutbox.attempts, mail.attempts), pending));
    }
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

/** A worker has claimed it, and has not recorded the result. */
const beingSent = and(pending, gt(mailOutbox.attempts, 0), isNull(mailOutbox.lastError));
const givenUpWithData = and(isNotNull(mailOutbox.failedAt), ne(mailOutbox.data, {}));

export async function findMailRow(read: Reader, id: string): Promise<OutboxRow | undefined> {
  const [mail] = await read.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  return mail;
}

/** Makes mails due that are neither sent nor being sent; returns their ids. */
export async function makeDue(tx: Tx, ids: readonly string[], now: Date): Promise<string[]> {
  const due = await tx
    .update(mailOutbox)
    .set({ nextAt: now, failedAt: null })
    .where(and(inArray(mailOutbox.id, [...ids]), isNull(mailOutbox.sentAt), not(beingSent ?? isNull(mailOutbox.id))))
    .returning({ id: mailOutbox.id });
  return due.map(({ id }) => id);
}

/** Mails that were given up and still have their data, the newest first. */
export function listRetryableMails(read: Reader, limit: number) {
  return read
    .select({ id: mailOutbox.id, template: mailOutbox.template })
    .from(mailOutbox)
    .where(givenUpWithData)
    .orderBy(desc(mailOutbox.failedAt), desc(mailOutbox.id))
    .limit(limit);
}

export const countRetryableMails = (read: Reader) => read.$count(mailOutbox, givenUpWithData);
