import { randomUUID } from 'node:crypto';
import type { Tx } from '@gyg/database';
import { deleteMailsTo, enqueueMail } from '@gyg/mail';

/**
 * Where there is no account, does the work of mailing a code without a mail: a row is written and deleted, in a
 * transaction that is committed like the real one. The commit, a flush of the disk, could be measured otherwise.
 */
export async function sendDummyMail(t: Tx, link: string): Promise<void> {
  const to = `${randomUUID()}@unknown.invalid`;
  await enqueueMail(t, { to, template: 'alreadyConfirmed', locale: 'en', data: { name: '', link } });
  await deleteMailsTo(t, to);
}
