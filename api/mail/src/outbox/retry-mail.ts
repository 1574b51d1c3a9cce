import type { Tx } from '@gyg/database';
import { findMailRow, listRetryableMails, makeDue, type OutboxRow } from './outbox.repository';

export interface RetriedMail {
  id: string;
  template: string;
}

/** `due`: it is due now, or is being sent at this moment. */
export type Retry = { outcome: 'due'; mail: OutboxRow } | { outcome: 'missing' | 'sent' | 'emptied' };

/**
 * Makes a mail due now, also one that was given up; its attempts are kept. A mail that a worker is sending is left
 * alone, so that it is not sent twice.
 */
export async function retryMail(tx: Tx, id: string, now: Date): Promise<Retry> {
  const mail = await findMailRow(tx, id);
  if (mail === undefined) return { outcome: 'missing' };
  if (mail.sentAt !== null) return { outcome: 'sent' };
  if (mail.failedAt !== null && Object.keys(mail.data).length === 0) return { outcome: 'emptied' };
  await makeDue(tx, [id], now);
  return { outcome: 'due', mail: (await findMailRow(tx, id)) ?? mail };
}

/** Makes all mails due that were given up and still have their data, at most `limit`; returns which. */
export async function retryGivenUpMails(tx: Tx, now: Date, limit: number): Promise<RetriedMail[]> {
  const mails = await listRetryableMails(tx, limit);
  if (mails.length === 0) return [];
  const due = new Set(
    await makeDue(
      tx,
      mails.map(({ id }) => id),
      now,
    ),
  );
  return mails.filter(({ id }) => due.has(id));
}
