import { normaliseEmail } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { mailboxSize } from '../delivery/mailbox-delivery';
import { findSentMail, listSentMails, type OutboxRow } from '../outbox/outbox.repository';
import { isMailTemplateName, renderMail } from '../templates';

/** A mail in the mailbox. `created` is ISO 8601. */
export interface MailboxMessage {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  created: string;
}

/** Sent mails, newest first, optionally to one recipient. */
export async function listMailboxMessages(read: Reader, to?: string): Promise<MailboxMessage[]> {
  const filter = { limit: mailboxSize, ...(to ? { to: normaliseEmail(to) } : {}) };
  return (await listSentMails(read, filter)).flatMap(present);
}

/** One sent mail. */
export async function findMailboxMessage(read: Reader, id: string): Promise<MailboxMessage | undefined> {
  const row = await findSentMail(read, id);
  return row && present(row)[0];
}

/** None if the row's template does not exist in this version. */
function present(row: OutboxRow): MailboxMessage[] {
  if (!isMailTemplateName(row.template)) return [];
  const mail = renderMail(row.template, row.locale, row.data, row.createdAt);
  return [{ id: row.id, to: row.to, created: row.createdAt.toISOString(), ...mail }];
}
