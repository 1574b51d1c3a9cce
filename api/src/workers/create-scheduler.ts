import { randomUUID } from 'node:crypto';
import { createPoller, type Database, type Poller, type Reader } from '@gyg/database';
import { purgeCounters } from '@gyg/database/rate-limits';
import { dropGivenUpMails } from '@gyg/mail';
import type { UnitOfWork } from '../access/unit-of-work';
import type { ApiLogger } from '../api-context';
import { findDueReminders, sendDueReminders } from '../features/bookings';
import { applyDueTransitions, findDueGygs } from '../features/gygs/transitions';
import { expireOffer, findExpiredOffers } from '../features/needs';
import { dropOldFailures, intervalOf, type JobName } from '../features/platform-admin';
import { dropOldDeliveries } from '../features/webhooks';
import { dropCountsBefore } from '../http/observability/hourly-count.repository';
import { fillSearchTexts } from './fill-search-texts';
import { listRequestedJobs } from './job-lock.repository';
import { dropExpiredKeys, dropExpiredLookups, dropOldAudit, forgetGivenUpMails } from './maintenance.repository';
import { type JobRun, runJob } from './run-job';

export interface SchedulerOptions {
  db: Database;
  /** The platform's origin, for links in mails. */
  publicUrl: string;
  /** Wakes the mail worker, after a commit that wrote mail. */
  kick?: () => void;
  logger?: Pick<ApiLogger, 'error'>;
  now?: () => Date;
  /** Runs each step of the work, to notice one that does not end. */
  watchStep?: <T>(step: () => Promise<T>) => Promise<T>;
  /** Milliseconds between runs; default 15,000. */
  pollEvery?: number;
}

const batch = 100;

/** Work that is due at certain times, one part for each gyg or offer. */
interface TimedWork {
  what: 'transitions' | 'reminders' | 'offers';
  /** The ids of the gygs or offers, the longest overdue first. */
  findDue: (read: Reader, now: Date, limit: number) => Promise<string[]>;
  /** Does one part in the caller's transaction, exactly once; returns how much there was. */
  apply: (uow: UnitOfWork, id: string) => Promise<number>;
}

const transitions: TimedWork = { what: 'transitions', findDue: findDueGygs, apply: applyDueTransitions };
const reminders: TimedWork = { what: 'reminders', findDue: findDueReminders, apply: sendDueReminders };
const offers: TimedWork = { what: 'offers', findDue: findExpiredOffers, apply: expireOffer };

/** How long a mail that was given up is stored, with the reason. */
const failedMailRetention = 30 * 24 * 60 * 60_000;
const mailsPerRun = 1_000;
/** One day more than the month that is shown. */
const countRetention = 31 * 24 * 60 * 60_000;

/** How long the audit log is kept. */
function twoYearsBefore(now: Date): Date {
  const then = new Date(now);
  then.setUTCFullYear(now.getUTCFullYear() - 2);
  return then;
}

/** Deletes expired rows. Notifications belong to their readers and stay, including archived ones. */
async function runMaintenance(db: Database, now: Date): Promise<void> {
  await db.tx((t) => dropExpiredKeys(t, now));
  await db.tx((t) => dropExpiredLookups(t, now));
  await db.tx((t) => purgeCounters(t, now));
  const counted = new Date(now.getTime() - countRetention);
  await db.tx((t) => dropCountsBefore(t, counted));
  await dropOldFailures(db, counted);
  await db.tx((t) => dropOldAudit(t, twoYearsBefore(now)));
  const old = new Date(now.getTime() - failedMailRetention);
  await db.tx(async (t) => {
    await forgetGivenUpMails(t, old);
    await dropGivenUpMails(t, old, mailsPerRun);
  });
  await dropOldDeliveries(db, now);
  await db.purgeDeleted();
}

/**
 * Runs time-based work: records that gygs started and ended, sends the notifications for it, reminds people before the
 * start, ends offers of waiting lists, deletes expired rows, and computes missing search texts.
 * Any number of processes may run it: one works at a time, by a lock with a lease, and each notification is protected
 * against duplicates by the primary key of the transition or reminder in the same transaction. Answers never wait for
 * it: they compute the state from the clock.
 */
export function createScheduler(options: SchedulerOptions): Poller {
  const {
    db,
    publicUrl,
    kick,
    logger,
    now = () => new Date(),
    pollEvery = 15_000,
    watchStep = (step) => step(),
  } = options;
  const owner = randomUUID();

  /** Does one part of the due work; returns how much there was, 0 where it failed. */
  async function applyTo(id: string, { what, apply }: TimedWork, partFailed: JobRun['partFailed']): Promise<number> {
    try {
      return await db.tx((tx) => apply({ tx, now: now(), publicUrl, mail: true, notify: true }, id));
    } catch (error) {
      // One part does not delay the others; it is retried at the next run.
      logger?.error({ error, id }, `timed work failed: ${what}`);
      partFailed(error);
      return 0;
    }
  }

  /** Each part in a separate transaction, so that a crash loses nothing and other writers wait briefly. */
  async function applyAllDue(work: TimedWork, { stillMine, partFailed }: JobRun): Promise<number> {
    const leftForLater = new Set<string>();
    let passed = 0;
    do {
      const listed = await watchStep(() => work.findDue(db.read, now(), batch + leftForLater.size));
      const due = listed.filter((id) => !leftForLater.has(id));
      if (due.length === 0) return passed;
      for (const id of due) {
        if (poller.stopped) return passed;
        const written = await watchStep(() => applyTo(id, work, partFailed));
        if (written === 0) leftForLater.add(id);
        passed += written;
      }
      kick?.();
    } while (await stillMine());
    return passed;
  }

  /** Runs a kind of work if there is any or someone requested it, and no other process does; returns how much of it. */
  async function runTimedWork(work: TimedWork, requested: ReadonlySet<string>): Promise<number> {
    if (!requested.has(work.what) && (await work.findDue(db.read, now(), 1)).length === 0) return 0;
    const job = { db, owner, now, name: work.what };
    return (await runJob(job, (run) => applyAllDue(work, run))) ?? 0;
  }

  async function runDueJobs(): Promise<number> {
    const job = (name: JobName) => ({ db, owner, now, name, every: intervalOf(name) });
    const requested = await watchStep(() => listRequestedJobs(db.read));
    await runJob(job('housekeeping'), () => runMaintenance(db, now()));
    await runJob(job('search-texts'), ({ stillMine }) => fillSearchTexts(db, stillMine));
    // Before a gyg starts, what is free is offered once more.
    await runTimedWork(offers, requested);
    const passed = await runTimedWork(transitions, requested);
    await runTimedWork(reminders, requested);
    return passed;
  }

  const poller = createPoller({
    every: pollEvery,
    run: runDueJobs,
    onError: (error) => logger?.error({ error }, 'the scheduler failed'),
  });
  return poller;
}
