import type { MailQueue, MailState, QueuedMail } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { countRetryableMails, retryGivenUpMails, retryMail } from '@gyg/mail';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import { recordAudit } from '../../../access/record-audit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { sumCounts } from '../../../http/observability/hourly-count.repository';
import { hoursBefore } from '../../../http/observability/hourly-counts';
import { problem } from '../../../problem';
import { countMailRows, listMailRows, type MailRow } from './mail-queue.repository';

/** How many failed (given up, or at least one attempt), and how many wait. */
export async function countMails(read: Reader): Promise<{ failed: number; waiting: number }> {
  const [failed, waiting] = await Promise.all([countMailRows(read, 'failed'), countMailRows(read, 'waiting')]);
  return { failed, waiting };
}

interface MailQuery extends Paging {
  state: MailState;
}

/** What was sent, from the counts of the hour: `mail.sent` and `mail.within.<seconds>`. */
interface MailTimes {
  sentLastDay: number;
  medianSeconds: number | null;
}

const prefix = 'mail.within.';

/** The number of sent mails, and the span within which half of them were sent. */
export function mailTimesOf(counts: ReadonlyMap<string, number>): MailTimes {
  const spans = [...counts]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, count]) => ({ seconds: Number(name.slice(prefix.length)), count }));
  const half = spans.reduce((sum, { count }) => sum + count, 0) / 2;
  let sum = 0;
  const median = spans
    .filter(({ seconds }) => !Number.isNaN(seconds))
    .sort((a, b) => a.seconds - b.seconds)
    .find(({ count }) => {
      sum += count;
      return sum >= half;
    });
  return { sentLastDay: counts.get('mail.sent') ?? 0, medianSeconds: median?.seconds ?? null };
}

/** `kim@studorg.example` as `k•••@studorg.example`. */
function shortened(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return at < 1 ? '•••' : `${first}•••${address.slice(at)}`;
}

function presentMail(row: MailRow): QueuedMail {
  const { id, template, attempts, nextAt, createdAt, sentAt, failedAt, lastError } = row;
  const emptied = Object.keys(row.data).length === 0;
  return {
    id,
    template,
    recipient: shortened(row.to),
    attempts,
    nextAt: sentAt === null && failedAt === null ? nextAt.toISOString() : null,
    created: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    lastError,
    retryable: sentAt === null && (failedAt === null || !emptied),
  };
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

const refusals = { missing: 'mail.missing', sent: 'mail.already_sent', emptied: 'mail.emptied' } as const;
const mostAtOnce = 500;

/** Makes a mail due now. Throws 401, 403, 404, 409 `mail.already_sent`, `mail.emptied`. */
export async function retryQueuedMail(uow: UnitOfWork, actor: SignedIn, mailId: string): Promise<QueuedMail> {
  permit('retryMail', actor);
  const retry = await retryMail(uow.tx, mailId, uow.now);
  if (retry.outcome !== 'due') throw problem(refusals[retry.outcome]);
  const { template } = retry.mail;
  await recordAudit(uow, actor, { action: 'mail.retried', target: mailId, details: { template } });
  return presentMail(retry.mail);
}

/** Makes all mails due that were given up and can be sent again. Throws 401, 403. */
export async function retryFailedMails(uow: UnitOfWork, actor: SignedIn): Promise<{ retried: number }> {
  permit('retryFailedMails', actor);
  const retried = await retryGivenUpMails(uow.tx, uow.now, mostAtOnce);
  for (const { id, template } of retried) {
    await recordAudit(uow, actor, { action: 'mail.retried', target: id, details: { template } });
  }
  return { retried: retried.length };
}
