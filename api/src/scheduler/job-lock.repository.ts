import type { Reader, Tx } from '@gyg/database';
import { jobs } from '@gyg/database/schema';
import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';

export interface JobLock {
  name: string;
  /** The process: one id for each. */
  owner: string;
  now: Date;
  /** When the lease ends; then another process may acquire it, since this one may have crashed. */
  until: Date;
}

/**
 * Acquires a job's lock for a run: true for one process at a time. With `lastBefore`, only if it last ended before, or
 * if someone requested a run. A request is answered by the run that begins.
 */
export async function acquireJob(t: Tx, { name, owner, now, until }: JobLock, lastBefore?: Date): Promise<boolean> {
  await t.insert(jobs).values({ name, createdAt: now }).onConflictDoNothing();
  const free = or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, now), eq(jobs.lockedBy, owner));
  const due = lastBefore && or(isNull(jobs.lastRunAt), lte(jobs.lastRunAt, lastBefore), isNotNull(jobs.requestedAt));
  const taken = await t
    .update(jobs)
    .set({ lockedBy: owner, lockedUntil: until, requestedAt: null })
    .where(and(eq(jobs.name, name), free, due))
    .returning({ name: jobs.name });
  return taken.length === 1;
}

/** Extends the lock of a run; false where another process has acquired it since. */
export async function renewJob(t: Tx, { name, owner, now, until }: JobLock): Promise<boolean> {
  const free = or(lte(jobs.lockedUntil, now), eq(jobs.lockedBy, owner));
  const renewed = await t
    .update(jobs)
    .set({ lockedBy: owner, lockedUntil: until })
    .where(and(eq(jobs.name, name), free))
    .returning({ name: jobs.name });
  return renewed.length === 1;
}

export interface JobResult {
  tookMs: number;
  error: string | null;
}

/** Releases the lock with the run's result; does nothing where another process has acquired it since. */
export async function releaseJob(
  t: Tx,
  { name, owner, now }: Omit<JobLock, 'until'>,
  { tookMs, error }: JobResult,
): Promise<void> {
  await t
    .update(jobs)
    .set({ lockedBy: null, lockedUntil: null, lastRunAt: now, lastTookMs: tookMs, lastError: error })
    .where(and(eq(jobs.name, name), eq(jobs.lockedBy, owner)));
}

/** The names of the jobs of which someone requested a run that has not begun. */
export async function listRequestedJobs(read: Reader): Promise<Set<string>> {
  const rows = await read.select({ name: jobs.name }).from(jobs).where(isNotNull(jobs.requestedAt));
  return new Set(rows.map(({ name }) => name));
}
