import type { Locale } from '@gyg/contract';
import type { Tx } from '@gyg/database';
import { mailOutbox } from '@gyg/database/schema';
import { type MailData, type MailTemplateName, mailTemplates } from '../templates';

export interface MailToSend<Name extends MailTemplateName> {
  to: string;
  template: Name;
  locale: Locale;
  data: MailData<Name>;
}

/**
 * Writes a mail into the caller's transaction: it leaves only if that transaction commits. Call the worker's
 * `kick()` after the commit when it should leave at once. Throws a ZodError when the data does not fit the template.
 */
export async function enqueueMail<Name extends MailTemplateName>(t: Tx, mail: MailToSend<Name>): Promise<void> {
  const data: Record<string, unknown> = mailTemplates[mail.template].data.parse(mail.data);
  await t
    .insert(mailOutbox)
    .values({ to: mail.to.trim().toLowerCase(), template: mail.template, locale: mail.locale, data });
}
