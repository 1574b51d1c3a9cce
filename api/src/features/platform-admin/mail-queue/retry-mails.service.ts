import type { QueuedMail } from '@gyg/contract';
import { retryGivenUpMails, retryMail } from '@gyg/mail';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { recordAudit } from '../../../access/record-audit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { problem } from '../../../problem';
import { presentMail } from './mail-queue.presenter';

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
