import { locales } from '@gyg/contract/enums';
import { sql } from 'drizzle-orm';
import { createdAt, id, k } from './kit';

/** E-mail to send, written in the transaction that causes it and sent by the mail worker after commit. */
export const mailOutbox = k.table(
  'mail_outbox',
  {
    id: id(),
    to: k.text().notNull(),
    template: k.text().notNull(),
    locale: k.text({ enum: locales }).notNull(),
    /** The template's values. */
    data: k.json<Record<string, unknown>>().notNull(),
    attempts: k.int().notNull().default(0),
    /** Not sent before this time. */
    nextAt: createdAt(),
    sentAt: k.time(),
    /** Set when sending was given up. */
    failedAt: k.time(),
    lastError: k.text(),
    createdAt: createdAt(),
  },
  (t) => [
    k.index('mail_outbox_due').on(t.nextAt, t.id).where(sql`sent_at is null and failed_at is null`),
    k.index('mail_outbox_failed').on(t.failedAt, t.id).where(sql`failed_at is not null`),
    /** What super users see: mails that failed, also those that are tried again. */
    k.index('mail_outbox_troubled').on(t.createdAt, t.id).where(sql`sent_at is null and last_error is not null`),
    k.index('mail_outbox_by_recipient').on(t.to, t.createdAt),
    k.index('mail_outbox_sent').on(t.createdAt, t.id).where(sql`sent_at is not null`),
  ],
);
