import type { Reader, Tx } from '@gyg/database';
import { jobs } from '@gyg/database/schema';
import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';

export interface JobLock {
  name: string;
  /** The process: one id for each. */
  owner: string;
  now: Date;
  /** When the lease ends; then another process may acquire it, since this one may have crashed. */
  until: Date;
}

/** Later than any time that a process stores now, also one whose clock is somewhat ahead: then the clock was set back. */
const aheadOfAll = ({ now, until }: JobLock) => new Date(2 * until.getTime() - now.getTime());

/**
 * Acquires a job's lock for a run: true for one process at a time. With `lastBefore`, only if it last ended before, or
 * if someone requested a run. A request is answered by the run that begins.
 */
export async function acquireJob(t: Tx, lock: JobLock, lastBefore?: Date): Promise<boolean> {
  const { name, owner, now, until } = lock;
  const ahead = aheadOfAll(lock);
  await t.insert(jobs).values({ name, createdAt: now }).onConflictDoNothing();
  const { lockedUntil, lastRunAt } = jobs;
  const free = or(isNull(lockedUntil), lte(lockedUntil, now), gt(lockedUntil, ahead), eq(jobs.lockedBy, owner));
  const ranBefore = lastBefore && or(isNull(lastRunAt), lte(lastRunAt, lastBefore), gt(lastRunAt, ahead));
  const due = ranBefore && or(ranBefore, isNotNull(jobs.requestedAt));
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
