import type { Locale } from '@gyg/contract';
import type { Tx } from '@gyg/database';
import { mailOutbox } from '@gyg/database/schema';
import { isUrgentMail, type MailData, type MailTemplateName, mailTemplates } from '../templates';

export interface MailToSend<Name extends MailTemplateName> {
  to: string;
  template: Name;
  locale: Locale;
  data: MailData<Name>;
}

/** Urgent mails are due before all queued ones (the outbox sends the longest due first). */
const beforeAllOthers = new Date(0);

/**
 * Enqueues a mail in the caller's transaction: it is sent only if that commits. Call the worker's `kick()` after the
 * commit to send it immediately. Throws a ZodError if the data does not fit the template.
 */
export async function enqueueMail<Name extends MailTemplateName>(tx: Tx, mail: MailToSend<Name>): Promise<void> {
  const { template, locale } = mail;
  const data: Record<string, unknown> = mailTemplates[template].data.parse(mail.data);
  const due = isUrgentMail(template) ? { nextAt: beforeAllOthers } : {};
  await tx.insert(mailOutbox).values({ to: mail.to.trim().toLowerCase(), template, locale, data, ...due });
}
