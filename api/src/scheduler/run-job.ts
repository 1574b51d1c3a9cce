import type { Database } from '@gyg/database';
import { acquireJob, releaseJob } from './job.repository';

export interface JobOptions {
  db: Database;
  name: string;
  owner: string;
  now: () => Date;
  /** Milliseconds that must lie between two runs, whichever process does them. */
  every?: number;
}

/** Longer than anything that is done between two looks at the lock. */
export const jobLease = 5 * 60_000;

/**
 * Does `act` if no other process is at it; undefined where one is, or was not long ago. `act` asks `stillMine` between
 * its steps, which also makes the lease longer. A process that dies leaves the job to others when its lease is over.
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
