import type { Reader } from '@gyg/database';
import { mailOutbox } from '@gyg/database/schema';
import { and, count, isNull } from 'drizzle-orm';

/** The number of queued mails: neither sent nor given up. */
export async function countQueuedMail(read: Reader): Promise<number> {
  const waiting = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt));
  const [row] = await read.select({ waiting: count() }).from(mailOutbox).where(waiting);
  return row?.waiting ?? 0;
}
