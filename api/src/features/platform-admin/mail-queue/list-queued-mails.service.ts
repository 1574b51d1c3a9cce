import type { MailQueue, MailState } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { countRetryableMails } from '@gyg/mail';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import type { ApiContext } from '../../../api-context';
import { sumCounts } from '../../../http/observability/hourly-count.repository';
import { hoursBefore } from '../../../http/observability/hourly-counts';
import { presentMail } from './mail-queue.presenter';
import { countMailRows, listMailRows } from './mail-queue.repository';
import { mailTimesOf } from './mail-times';

/** How many failed (given up, or at least one attempt), and how many wait. */
export async function countMails(read: Reader): Promise<{ failed: number; waiting: number }> {
  const [failed, waiting] = await Promise.all([countMailRows(read, 'failed'), countMailRows(read, 'waiting')]);
  return { failed, waiting };
}

interface MailQuery extends Paging {
  state: MailState;
}

/** The mails in a state, and how the queue does. Throws 401, 403. */
export async function listQueuedMails(
  { db, now }: ApiContext,
  actor: SignedIn,
  { state, page, pageSize }: MailQuery,
): Promise<MailQueue> {
  permit('listQueuedMails', actor);
  const [rows, failed, waiting, sent, givenUp, counts] = await Promise.all([
    listMailRows(db.read, state, { limit: pageSize, offset: page * pageSize }),
    countMailRows(db.read, 'failed'),
    countMailRows(db.read, 'waiting'),
    state === 'sent' ? countMailRows(db.read, 'sent') : 0,
    countRetryableMails(db.read),
    sumCounts(db.read, { prefix: 'mail.', since: hoursBefore(now(), 23) }),
  ]);
  const total = { failed, waiting, sent }[state];
  const mails = rows.map(presentMail);
  return { mails, total, page, pageSize, counts: { failed, waiting }, givenUp, ...mailTimesOf(counts) };
}
