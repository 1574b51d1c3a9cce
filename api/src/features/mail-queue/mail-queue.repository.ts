import type { MailState } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { mailOutbox } from '@gyg/database/schema';
import { and, asc, desc, isNotNull, isNull, or } from 'drizzle-orm';

export type MailRow = typeof mailOutbox.$inferSelect;

const pending = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt));
const where = {
  failed: or(isNotNull(mailOutbox.failedAt), and(pending, isNotNull(mailOutbox.lastError))),
  waiting: and(pending, isNull(mailOutbox.lastError)),
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
