import { type Job, jobNames } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { recordAudit } from '../../../access/record-audit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { type JobRow, listJobRows, requestRun } from './job.repository';

export type JobName = (typeof jobNames)[number];

const hour = 60 * 60_000;

/** Milliseconds between two runs of each job; undefined: whenever there is something to do. */
const intervals: Readonly<Record<JobName, number | undefined>> = {
  transitions: undefined,
  reminders: undefined,
  offers: undefined,
  housekeeping: hour,
  'search-texts': hour,
};

export const intervalOf = (name: JobName): number | undefined => intervals[name];

const isJobName = (name: string): name is JobName => jobNames.some((jobName) => jobName === name);

function nextRunOf(name: JobName, row: JobRow | undefined, now: Date): string | null {
  const every = intervalOf(name);
  if (every === undefined) return null;
  const { lastRunAt = null, requestedAt = null } = row ?? {};
  const due = lastRunAt === null || requestedAt !== null ? now.getTime() : lastRunAt.getTime() + every;
  return new Date(Math.max(due, now.getTime())).toISOString();
}

function present(name: JobName, row: JobRow | undefined, now: Date): Job {
  const every = intervalOf(name);
  return {
    name,
    every: every === undefined ? null : every / 1000,
    running: (row?.lockedUntil ?? now) > now,
    lastRunAt: row?.lastRunAt?.toISOString() ?? null,
    tookMs: row?.lastTookMs ?? null,
    lastError: row?.lastError ?? null,
    requestedAt: row?.requestedAt?.toISOString() ?? null,
    nextAt: nextRunOf(name, row, now),
  };
}

/** All jobs, in the order of the contract. */
export async function readJobs(read: Reader, now: Date): Promise<Job[]> {
  const rows = new Map((await listJobRows(read)).map((row) => [row.name, row]));
  return jobNames.map((name) => present(name, rows.get(name), now));
}

/** All jobs. Throws 401, 403. */
export async function listJobs({ db, now }: ApiContext, actor: SignedIn) {
  permit('listJobs', actor);
  return { jobs: await readJobs(db.read, now()) };
}

/** Requests a run, which begins at the next poll of any process. Throws 401, 403, 404. */
export async function requestJob(uow: UnitOfWork, actor: SignedIn, name: string): Promise<Job> {
  permit('requestJob', actor);
  if (!isJobName(name)) throw problem('job.missing');
  await requestRun(uow.tx, name, uow.now);
  await recordAudit(uow, actor, { action: 'job.requested', target: name });
  const row = (await listJobRows(uow.tx)).find((job) => job.name === name);
  return present(name, row, uow.now);
}
