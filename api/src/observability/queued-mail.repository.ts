import type { Reader } from '@gyg/database';
import { mailOutbox } from '@gyg/database/schema';
import { and, isNull } from 'drizzle-orm';

/** The number of queued mails: neither sent nor given up. */
export function countQueuedMail(read: Reader): Promise<number> {
  return read.$count(mailOutbox, and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt)));
}
