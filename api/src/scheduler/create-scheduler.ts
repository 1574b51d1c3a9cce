import { randomUUID } from 'node:crypto';
import type { Database } from '@gyg/database';
import type { ApiLogger } from '../api-context';
import { applyDueTransitions, findDueGygs } from '../features/transitions';
import { expireOffer, findExpiredOffers } from '../features/waitlist-offers';
import { fillSearchTexts } from './fill-search-texts';
import { runJob } from './run-job';
import { runMaintenance } from './run-maintenance';

export interface SchedulerOptions {
  db: Database;
  /** The platform's origin, for links in mails. */
  publicUrl: string;
  /** Wakes the mail worker, after a commit that wrote mail. */
  kick?: () => void;
  logger?: Pick<ApiLogger, 'error'>;
  now?: () => Date;
  /** Milliseconds between runs; default 15,000. */
  pollEvery?: number;
}

export interface Scheduler {
  /** Starts to run at an interval. */
  start(): void;
  /** Runs everything that is due now; returns how many transitions it wrote. */
  runOnce(): Promise<number>;
  /** Stops, after the gyg that is being processed. */
  stop(): Promise<void>;
}

const batch = 100;
const hourly = 60 * 60_000;

/**
 * Runs time-based work: records that gygs started and ended, sends the notifications for it, ends offers of waiting
 * lists, deletes expired rows, and computes missing search texts.
 * Any number of processes may run it: one works at a time, by a lock with a lease, and each notification is protected
 * against duplicates by the transition's primary key in the same transaction. Answers never wait for it: they compute
 * the state from the clock.
 */
export function createScheduler(options: SchedulerOptions): Scheduler {
  const { db, publicUrl, kick, logger, now = () => new Date(), pollEvery = 15_000 } = options;
  const owner = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let stopped = false;

  /** Returns how many transitions were written; 0 where the gyg failed. */
  async function applyDue(gygId: string): Promise<number> {
    try {
      return await db.tx((tx) => applyDueTransitions({ tx, now: now(), publicUrl, mail: true, notify: true }, gygId));
    } catch (error) {
      // One gyg does not delay the others; it is retried at the next run.
      logger?.error({ error, gygId }, 'the transitions of a gyg failed');
      return 0;
    }
  }

  /** Each gyg in a separate transaction, so that a crash loses nothing and other writers wait briefly. */
  async function applyAllDue(stillMine: () => Promise<boolean>): Promise<number> {
    const leftForLater = new Set<string>();
    let passed = 0;
    do {
      const listed = await findDueGygs(db.read, now(), batch + leftForLater.size);
      const due = listed.filter((gygId) => !leftForLater.has(gygId));
      if (due.length === 0) return passed;
      for (const gygId of due) {
        if (stopped) return passed;
        const written = await applyDue(gygId);
        if (written === 0) leftForLater.add(gygId);
        passed += written;
      }
      kick?.();
    } while (await stillMine());
    return passed;
  }

  /** Each offer in a separate transaction. One that fails is retried at the next run. */
  async function expireOffers(stillMine: () => Promise<boolean>): Promise<void> {
    const leftForLater = new Set<string>();
    do {
      const listed = await findExpiredOffers(db.read, now(), batch + leftForLater.size);
      const due = listed.filter((entryId) => !leftForLater.has(entryId));
      if (due.length === 0) return;
      for (const entryId of due) {
        if (stopped) return;
        leftForLater.add(entryId);
        await db
          .tx((tx) => expireOffer({ tx, now: now(), publicUrl, mail: true, notify: true }, entryId))
          .catch((error: unknown) =>
            logger?.error({ error, entryId }, 'an offer of a waiting list could not be ended'),
          );
      }
      kick?.();
    } while (await stillMine());
  }

  async function runDueJobs(): Promise<number> {
    const job = { db, owner, now };
    await runJob({ ...job, name: 'housekeeping', every: hourly }, () => runMaintenance(db, now()));
    await runJob({ ...job, name: 'search-texts', every: hourly }, (stillMine) => fillSearchTexts(db, stillMine));
    if ((await findExpiredOffers(db.read, now(), 1)).length > 0)
      await runJob({ ...job, name: 'waiting-lists' }, expireOffers);
    if ((await findDueGygs(db.read, now(), 1)).length === 0) return 0;
    return (await runJob({ ...job, name: 'transitions' }, applyAllDue)) ?? 0;
  }

  function runOnce(): Promise<number> {
    running ??= runDueJobs().finally(() => {
      running = undefined;
    });
    return running;
  }

  function runInBackground(): void {
    runOnce().catch((error: unknown) => logger?.error({ error }, 'the scheduler failed'));
  }

  return {
    start() {
      stopped = false;
      timer ??= setInterval(runInBackground, pollEvery).unref();
      runInBackground();
    },
    runOnce,
    async stop() {
      stopped = true;
      clearInterval(timer);
      timer = undefined;
      await running?.catch(() => undefined);
    },
  };
}
