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

/** What must leave at once falls due before anything that waits (the outbox sends what is due longest first). */
const beforeAllOthers = new Date(0);

/**
 * Writes a mail into the caller's transaction: it leaves only if that transaction commits. Call the worker's
 * `kick()` after the commit when it should leave at once. Throws a ZodError when the data does not fit the template.
 */
export async function enqueueMail<Name extends MailTemplateName>(tx: Tx, mail: MailToSend<Name>): Promise<void> {
  const { template, locale } = mail;
  const data: Record<string, unknown> = mailTemplates[template].data.parse(mail.data);
  const due = isUrgentMail(template) ? { nextAt: beforeAllOthers } : {};
  await tx.insert(mailOutbox).values({ to: mail.to.trim().toLowerCase(), template, locale, data, ...due });
}
