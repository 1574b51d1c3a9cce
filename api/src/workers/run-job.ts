import type { Database } from '@gyg/database';
import type { JobName } from '../features/platform-admin';
import { serializeError } from '../http/observability/serialize-error';
import { acquireJob, releaseJob, renewJob } from './job-lock.repository';

const longest = 200;

/** Why a job failed, for super users: without values of the database, which may be personal. */
export function reasonOf(thrown: unknown): string {
  const { type, code, constraint, message } = serializeError(thrown);
  return [type, code, constraint, message]
    .filter((part): part is string => typeof part === 'string')
    .join(' ')
    .slice(0, longest);
}

export interface JobOptions {
  db: Database;
  name: JobName;
  owner: string;
  now: () => Date;
  /** Minimum milliseconds between two runs, of all processes together, unless someone requests one. */
  every?: number | undefined;
}

export interface JobRun {
  /** Whether the process still has the job; also extends the lease. Call it between steps. */
  stillMine: () => Promise<boolean>;
  /** Records that a part of the work failed. */
  partFailed: (error: unknown) => void;
}

/** Longer than any work between two renewals of the lock. */
export const jobLease = 5 * 60_000;

/**
 * Runs `act` if no other process does; undefined where one does or did recently. The result is stored for the list of
 * jobs. If a process crashes, others take over the job when its lease has ended.
 */
export async function runJob<T>(
  { db, name, owner, now, every }: JobOptions,
  act: (run: JobRun) => Promise<T>,
): Promise<T | undefined> {
  const lock = () => ({ name, owner, now: now(), until: new Date(now().getTime() + jobLease) });
  const lastBefore = every === undefined ? undefined : new Date(now().getTime() - every);
  if (!(await db.tx((t) => acquireJob(t, lock(), lastBefore)))) return undefined;
  const started = performance.now();
  let error: string | null = null;
  const failed = (thrown: unknown) => {
    error = reasonOf(thrown);
  };
  try {
    return await act({ stillMine: () => db.tx((t) => renewJob(t, lock())), partFailed: failed });
  } catch (thrown) {
    failed(thrown);
    throw thrown;
  } finally {
    const tookMs = Math.round(performance.now() - started);
    await db.tx((t) => releaseJob(t, { name, owner, now: now() }, { tookMs, error }));
  }
}
