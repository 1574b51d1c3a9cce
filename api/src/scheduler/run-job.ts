import type { Database } from '@gyg/database';
import { acquireJob, releaseJob } from './job.repository';

export interface JobOptions {
  db: Database;
  name: string;
  owner: string;
  now: () => Date;
  /** Minimum milliseconds between two runs, of all processes together. */
  every?: number;
}

/** Longer than any work between two renewals of the lock. */
export const jobLease = 5 * 60_000;

/**
 * Runs `act` if no other process does; undefined where one does or did recently. `act` calls `stillMine` between its
 * steps, which also extends the lease. If a process crashes, others take over the job when its lease has ended.
 */
export async function runJob<T>(
  { db, name, owner, now, every }: JobOptions,
  act: (stillMine: () => Promise<boolean>) => Promise<T>,
): Promise<T | undefined> {
  const lock = () => ({ name, owner, now: now(), until: new Date(now().getTime() + jobLease) });
  const lastBefore = every === undefined ? undefined : new Date(now().getTime() - every);
  if (!(await db.tx((t) => acquireJob(t, lock(), lastBefore)))) return undefined;
  try {
    return await act(() => db.tx((t) => acquireJob(t, lock())));
  } finally {
    await db.tx((t) => releaseJob(t, { name, owner, now: now() }));
  }
}
