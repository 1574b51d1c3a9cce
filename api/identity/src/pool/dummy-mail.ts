import { randomUUID } from 'node:crypto';
import type { Tx } from '@gyg/database';
import { deleteMailsTo, enqueueMail } from '@gyg/mail';

/**
 * Where the account does not exist, does the work of mailing a code without a mail: writes and deletes a row in a
 * transaction that is committed like the real one. Otherwise the commit, which flushes the disk, could be measured.
 */
export async function sendDummyMail(t: Tx, link: string): Promise<void> {
  const to = `${randomUUID()}@unknown.invalid`;
  await enqueueMail(t, { to, template: 'alreadyConfirmed', locale: 'en', data: { name: '', link } });
  await deleteMailsTo(t, to);
}
