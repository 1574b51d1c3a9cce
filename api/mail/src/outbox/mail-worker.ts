import type { Database } from '@gyg/database';
import { type Deliver, MailRejected, MailServerUnavailable } from '../delivery/deliver';
import { expiresWhenGivenUp, isMailTemplateName, renderMail } from '../templates';
import { backOff, giveUpAfter } from './back-off';
import { claimMail, dropOldSentMails, finishAttempt, listDueMails, type OutboxRow } from './outbox.repository';
import { redactAddresses } from './redact-addresses';
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

export interface MailWorker {
  /** Starts polling the outbox. */
  start(): void;
  /** Polls immediately without waiting for the result; for use after a commit that enqueued a mail. */
  kick(): void;
  /** Sends due mails and resolves with the number sent. */
  runOnce(): Promise<number>;
  /** Stops polling and waits for the current mail. */
  stop(): Promise<void>;
}

/** Mails that were given up are kept to be retried, but no codes or links of some minutes. */
const emptiedIfExpired = ({ template }: OutboxRow) =>
  isMailTemplateName(template) && !expiresWhenGivenUp(template) ? {} : { data: {} };

const batch = 20;
/** Longer than any delivery (the SMTP timeouts add up to less), so that no second worker takes the mail. */
export const lease = 10 * 60_000;

/**
 * Sends the outbox: each mail once with any number of workers, retried with growing pauses and finally given up. A mail
 * is sent twice, with the same Message-ID, only if the process or the connection breaks between the server's acceptance
 * and the worker's record of it (decision 0026).
 */
export function createMailWorker(options: MailWorkerOptions): MailWorker {
  const { db, deliver, keepSent = 0, pollEvery = 5_000, now = Date.now } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let again = false;
  let stopped = false;
  const pause = new ServerPause();

  async function send(mail: OutboxRow): Promise<boolean> {
    if (!(await claimMail(db, mail, new Date(now() + lease)))) return false;
    try {
      if (!isMailTemplateName(mail.template)) throw new Error(`unknown template ${mail.template}`);
      await deliver({ id: mail.id, to: mail.to, ...renderMail(mail.template, mail.locale, mail.data, mail.createdAt) });
      pause.end();
    } catch (error) {
      if (error instanceof MailServerUnavailable) pause.begin(now());
      await recordFailure(mail, error);
      return false;
    }
    const emptied = keepSent === 0 ? { data: {} } : {};
    await finishAttempt(db, mail, { sentAt: new Date(now()), lastError: null, ...emptied });
    options.onSent?.(Math.max(0, now() - mail.createdAt.getTime()));
    return true;
  }

  async function recordFailure(mail: OutboxRow, reason: unknown): Promise<void> {
    const attempts = mail.attempts + 1;
    const error = redactAddresses(reason instanceof Error ? reason.message : String(reason));
    const givenUp = reason instanceof MailRejected || now() - mail.createdAt.getTime() >= giveUpAfter;
    const wait =
      reason instanceof MailServerUnavailable ? Math.min(backOff(attempts), longestPause) : backOff(attempts);
    const next = givenUp
      ? { failedAt: new Date(now()), ...emptiedIfExpired(mail) }
      : { nextAt: new Date(now() + wait) };
    await finishAttempt(db, mail, { lastError: error, ...next });
    options.onFailure?.({ id: mail.id, template: mail.template, attempts, givenUp, error });
  }

  /** Sends due mails in batches, so that urgent ones wait for at most one batch. */
  async function sendAllDue(): Promise<number> {
    let sent = 0;
    const ends = () => stopped || pause.lasts(now());
    for (let due = batch; (due === batch || again) && !ends(); ) {
      again = false;
      const mails = await listDueMails(db.read, new Date(now()), batch);
      for (const mail of mails) if (!ends() && (await send(mail))) sent += 1;
      due = mails.length;
    }
    if (sent > 0) await dropOldSentMails(db, keepSent);
    return sent;
  }

  function runOnce(): Promise<number> {
    // One run at a time: a kick during a run makes it poll once more before it ends.
    if (running) again = true;
    running ??= sendAllDue().finally(() => {
      running = undefined;
    });
    return running;
  }

  function poll(): void {
    if (stopped) return;
    runOnce().catch((error: unknown) => {
      options.onFailure?.({
        id: '',
        template: '',
        attempts: 0,
        givenUp: false,
        error: redactAddresses(String(error)),
      });
    });
  }

  return {
    start() {
      stopped = false;
      timer ??= setInterval(poll, pollEvery).unref();
      poll();
    },
    kick: poll,
    runOnce,
    async stop() {
      stopped = true;
      clearInterval(timer);
      timer = undefined;
      await running?.catch(() => undefined);
    },
  };
}
