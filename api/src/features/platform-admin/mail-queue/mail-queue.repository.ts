import type { MailState } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { mailOutbox } from '@gyg/database/schema';
import { and, asc, desc, isNotNull, isNull } from 'drizzle-orm';

export type MailRow = typeof mailOutbox.$inferSelect;

const notSent = isNull(mailOutbox.sentAt);
const where = {
  // Also those that are tried again. A mail that was given up has its error.
  failed: and(notSent, isNotNull(mailOutbox.lastError)),
  waiting: and(notSent, isNull(mailOutbox.failedAt), isNull(mailOutbox.lastError)),
  sent: isNotNull(mailOutbox.sentAt),
};
const newestFirst = [desc(mailOutbox.createdAt), desc(mailOutbox.id)];
const order = { failed: newestFirst, waiting: [asc(mailOutbox.nextAt), asc(mailOutbox.id)], sent: newestFirst };

/** The mails in a state, page by page. */
export function listMailRows(read: Reader, state: MailState, page: { limit: number; offset: number }) {
  return read
    .select()
    .from(mailOutbox)
    .where(where[state])
    .orderBy(...order[state])
    .limit(page.limit)
    .offset(page.offset);
}

export const countMailRows = (read: Reader, state: MailState) => read.$count(mailOutbox, where[state]);
