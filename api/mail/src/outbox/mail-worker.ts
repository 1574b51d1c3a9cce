import { createPoller, type Database, type Poller } from '@gyg/database';
import { type Deliver, MailRejected, MailServerUnavailable, mailsAtOnce } from '../delivery/deliver';
import { expiresWhenGivenUp, isMailTemplateName, renderMail } from '../templates';
import { backOff, giveUpAfter } from './back-off';
import {
  type AttemptResult,
  claimMails,
  dropOldSentMails,
  finishAttempts,
  listDueMails,
  type OutboxRow,
} from './outbox.repository';
import { roundsOf } from './rounds';
import { longestPause, ServerPause } from './server-pause';

export interface MailWorkerOptions {
  db: Database;
  /** Delivers one mail; a rejection means that it is retried later. */
  deliver: Deliver;
  /** How many sent mails are stored (for the demo's mailbox); none by default, because they contain codes. */
  keepSent?: number;
  /** Milliseconds between polls of the outbox; default 5,000. */
  pollEvery?: number;
  now?: () => number;
  /** Runs each step of the work, to notice one that does not end. */
  watchStep?: <T>(step: () => Promise<T>) => Promise<T>;
  /** Called for each mail that was sent, with the milliseconds since it was written. */
  onSent?: (afterMs: number) => void;
  /** Called for mails that could not be sent. */
  onFailure?: (failure: MailFailure) => void;
}

export interface MailFailure {
  id: string;
  template: string;
  attempts: number;
  /** It is not retried: the server rejected it permanently, or it was queued for days. */
  givenUp: boolean;
  /** Contains no address and no code. */
  error: string;
}

/** Mails that were given up are kept to be retried, but no codes or links of some minutes. */
const emptiedIfExpired = ({ template }: OutboxRow) =>
  isMailTemplateName(template) && !expiresWhenGivenUp(template) ? {} : { data: {} };

const batch = 20;
/** Longer than any delivery, so that no second worker takes the mail. */
export const lease = 10 * 60_000;

/** An error message without the addresses that mail servers repeat; for the log and the table. */
function redactAddresses(error: string): string {
  return error.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…').slice(0, 500);
}

/**
 * Sends the outbox, several mails at a time: each once with any number of workers, retried with growing pauses and finally given up. A mail
 * is sent twice, with the same Message-ID, only if the process or the connection breaks between the server's acceptance
 * and the worker's record of it (decision 0026).
 */
export function createMailWorker(options: MailWorkerOptions): Poller {
  const { db, deliver, keepSent = 0, pollEvery = 5_000, now = Date.now, watchStep = (step) => step() } = options;
  let again = false;
  const pause = new ServerPause();

  /** Delivers a claimed mail; returns why it failed, or undefined. */
  async function attempt(mail: OutboxRow): Promise<unknown> {
    try {
      if (!isMailTemplateName(mail.template)) throw new Error(`unknown template ${mail.template}`);
      await deliver({ id: mail.id, to: mail.to, ...renderMail(mail.template, mail.locale, mail.data, mail.createdAt) });
      return undefined;
    } catch (error) {
      return error ?? new Error('unknown');
    }
  }

  function resultOf(mail: OutboxRow, reason: unknown): AttemptResult & { failure?: MailFailure } {
    if (reason === undefined) {
      const emptied = keepSent === 0 ? { data: {} } : {};
      return { mail, outcome: { sentAt: new Date(now()), lastError: null, ...emptied } };
    }
    const { id, template, attempts } = mail;
    const error = redactAddresses(reason instanceof Error ? reason.message : String(reason));
    const givenUp = reason instanceof MailRejected || now() - mail.createdAt.getTime() >= giveUpAfter;
    const wait =
      reason instanceof MailServerUnavailable ? Math.min(backOff(attempts), longestPause) : backOff(attempts);
    const next = givenUp
      ? { failedAt: new Date(now()), ...emptiedIfExpired(mail) }
      : { nextAt: new Date(now() + wait) };
    return { mail, outcome: { lastError: error, ...next }, failure: { id, template, attempts, givenUp, error } };
  }

  /** Claims and sends mails to different people at once; returns how many were sent. */
  async function sendRound(round: readonly OutboxRow[]): Promise<number> {
    const ids = round.map(({ id }) => id);
    const claimed = await claimMails(db, ids, { now: new Date(now()), leaseUntil: new Date(now() + lease) });
    if (claimed.length === 0) return 0;
    const reasons = await Promise.all(claimed.map(attempt));
    if (reasons.some((reason) => reason instanceof MailServerUnavailable)) pause.begin(now());
    else if (reasons.includes(undefined)) pause.end();
    const results = claimed.map((mail, index) => ({ ...resultOf(mail, reasons[index]), createdAt: mail.createdAt }));
    await finishAttempts(db, results);
    for (const { failure, createdAt } of results) {
      if (failure) options.onFailure?.(failure);
      else options.onSent?.(Math.max(0, now() - createdAt.getTime()));
    }
    return results.filter(({ failure }) => !failure).length;
  }

  /** Sends due mails in batches, so that urgent ones wait for at most one batch. */
  async function sendAllDue(): Promise<number> {
    let sent = 0;
    const ends = () => poller.stopped || pause.lasts(now());
    for (let due = batch; (due === batch || again) && !ends(); ) {
      again = false;
      const mails = await watchStep(() => listDueMails(db.read, new Date(now()), batch));
      for (const round of roundsOf(mails, mailsAtOnce)) {
        if (!ends()) sent += await watchStep(() => sendRound(round));
      }
      due = mails.length;
    }
    if (sent > 0) await dropOldSentMails(db, keepSent);
    return sent;
  }

  const poller = createPoller({
    every: pollEvery,
    run: sendAllDue,
    asked() {
      again = true;
    },
    onError(error) {
      options.onFailure?.({
        id: '',
        template: '',
        attempts: 0,
        givenUp: false,
        error: redactAddresses(String(error)),
      });
    },
  });
  return poller;
}
