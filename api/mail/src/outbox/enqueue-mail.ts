import { randomUUID } from 'node:crypto';
import { type Locale, normaliseEmail } from '@gyg/contract';
import { inParts, insertRows, type Tx } from '@gyg/database';
import { mailOutbox } from '@gyg/database/schema';
import { isUrgentMail, type MailData, type MailTemplateName, mailTemplates } from '../templates';
import { deleteMailRowsTo, deletePendingMail } from './outbox.repository';

export interface MailToSend<Name extends MailTemplateName> {
  to: string;
  template: Name;
  locale: Locale;
  data: MailData<Name>;
}

type NewMail = typeof mailOutbox.$inferInsert;

/** Urgent mails are due before all queued ones (the outbox sends the longest due first). */
const beforeAllOthers = new Date(0);

function rowOf<Name extends MailTemplateName>({ to, template, locale, data: values }: MailToSend<Name>): NewMail {
  const data: Record<string, unknown> = mailTemplates[template].data.parse(values);
  const due = isUrgentMail(template) ? { nextAt: beforeAllOthers } : {};
  return { to: normaliseEmail(to), template, locale, data, ...due };
}

/**
 * Enqueues a mail in the caller's transaction: it is sent only if that commits. Call the worker's `kick()` after the
 * commit to send it immediately. Returns its id in the outbox. Throws a ZodError if the data does not fit the template.
 */
export async function enqueueMail<Name extends MailTemplateName>(tx: Tx, mail: MailToSend<Name>): Promise<string> {
  const id = randomUUID();
  await insertRows(tx, mailOutbox, [{ id, ...rowOf(mail) }]);
  return id;
}

/**
 * Enqueues a mail for each of many people like `enqueueMail`, none for one without a mail; with few statements, and in parts,
 * as each mail is written. They are rendered when they are sent.
 */
export async function enqueueMails<Person, Name extends MailTemplateName>(
  tx: Tx,
  people: readonly Person[],
  mailOf: (person: Person) => MailToSend<Name> | undefined,
): Promise<void> {
  await inParts(people, async (part) => {
    const mails = part.map(mailOf).filter((mail) => mail !== undefined);
    await insertRows(tx, mailOutbox, mails.map(rowOf));
  });
}

/**
 * Deletes a mail that was not sent yet, by the id that `enqueueMail` returned. False if it was sent or given up. A mail
 * that a worker is sending at that moment may still arrive.
 */
export function cancelMail(tx: Tx, id: string): Promise<boolean> {
  return deletePendingMail(tx, id);
}

/**
 * Deletes every mail to an address (however it is spelled), queued or sent, in the transaction that erases its user. Enqueue a
 * last mail after it. A mail that a worker is sending at that moment may still arrive.
 */
export async function deleteMailsTo(tx: Tx, to: string): Promise<void> {
  await deleteMailRowsTo(tx, normaliseEmail(to));
}
