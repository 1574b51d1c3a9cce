import type { Tx } from '@gyg/database';
import { jobs } from '@gyg/database/schema';
import { and, eq, isNull, lte, or } from 'drizzle-orm';

export interface JobLock {
  name: string;
  /** The process: one id for each. */
  owner: string;
  now: Date;
  /** When the lease ends; then another process may acquire it, since this one may have crashed. */
  until: Date;
}

/** Acquires a job's lock, or renews it: true for one process at a time. With `lastBefore`, only if it last ended before. */
export async function acquireJob(t: Tx, { name, owner, now, until }: JobLock, lastBefore?: Date): Promise<boolean> {
  await t.insert(jobs).values({ name, createdAt: now }).onConflictDoNothing();
  const free = or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, now), eq(jobs.lockedBy, owner));
  const due = lastBefore && or(isNull(jobs.lastRunAt), lte(jobs.lastRunAt, lastBefore));
  const taken = await t
    .update(jobs)
    .set({ lockedBy: owner, lockedUntil: until })
    .where(and(eq(jobs.name, name), free, due))
    .returning({ name: jobs.name });
  return taken.length === 1;
}

/** Releases the lock; does nothing where another process has acquired it since. */
export async function releaseJob(t: Tx, { name, owner, now }: Omit<JobLock, 'until'>): Promise<void> {
  await t
    .update(jobs)
    .set({ lockedBy: null, lockedUntil: null, lastRunAt: now })
    .where(and(eq(jobs.name, name), eq(jobs.lockedBy, owner)));
}
