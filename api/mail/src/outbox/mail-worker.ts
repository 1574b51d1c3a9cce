import type { Database } from '@gyg/database';
import { type Deliver, MailRejected, MailServerUnavailable } from '../delivery/deliver';
import { isMailTemplateName, renderMail } from '../templates';
import { backOff, giveUpAfter } from './back-off';
import { claimMail, dropOldSentMails, finishAttempt, listDueMails, type OutboxRow } from './outbox.repository';
import { redactAddresses } from './redact-addresses';
import { longestPause, ServerPause } from './server-pause';

export interface MailWorkerOptions {
  db: Database;
  /** Hands one mail over; a rejection means that it is tried again later. */
  deliver: Deliver;
  /** How many sent mails stay readable (for the demo's mailbox). Without it none: they hold codes. */
  keepSent?: number;
  /** Milliseconds between looks at the outbox; 5,000 if left out. */
  pollEvery?: number;
  now?: () => number;
  /** Told about mails that could not be sent. */
  onFailure?: (failure: MailFailure) => void;
}

export interface MailFailure {
  id: string;
  template: string;
  attempts: number;
  /** It is not tried again: the server refused it for good, or it waited for days. */
  givenUp: boolean;
  /** Carries no address and no code. */
  error: string;
}

export interface MailWorker {
  /** Begins to look at the outbox regularly. */
  start(): void;
  /** Looks at once, without waiting for the answer: for use after a commit that enqueued a mail. */
  kick(): void;
  /** Sends what is due now and resolves when it is done, with the number of mails that left. */
  runOnce(): Promise<number>;
  /** Ends the regular looks and waits for the mail in hand. */
  stop(): Promise<void>;
}

const batch = 20;
/** Longer than any delivery takes (the SMTP time-outs add up to less), so that no second worker takes the mail. */
export const lease = 10 * 60_000;

/**
 * Sends the outbox: each mail once, however many workers there are, retried with growing pauses and given up in the
 * end. A mail leaves twice, with the same Message-ID, only where nobody can know that it left: the process died, or the
 * connection broke, between the server's taking it and our noting it (decision 0026).
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
    return true;
  }

  async function recordFailure(mail: OutboxRow, reason: unknown): Promise<void> {
    const attempts = mail.attempts + 1;
    const error = redactAddresses(reason instanceof Error ? reason.message : String(reason));
    const givenUp = reason instanceof MailRejected || now() - mail.createdAt.getTime() >= giveUpAfter;
    const wait =
      reason instanceof MailServerUnavailable ? Math.min(backOff(attempts), longestPause) : backOff(attempts);
    const next = givenUp ? { failedAt: new Date(now()), data: {} } : { nextAt: new Date(now() + wait) };
    await finishAttempt(db, mail, { lastError: error, ...next });
    options.onFailure?.({ id: mail.id, template: mail.template, attempts, givenUp, error });
  }

  /** Sends what is due, batch by batch, so that what is urgent waits for one batch at most. */
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
    // One run at a time: a kick during a run makes that run look once more before it ends.
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
