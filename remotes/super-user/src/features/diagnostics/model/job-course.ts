import type { Job } from '@gyg/contract';

export type JobCourse = 'running' | 'requested' | 'failed' | 'never' | 'done';

/** The state of a job, for its badge. */
export function courseOfJob({ running, requestedAt, lastError, lastRunAt }: Job): JobCourse {
  if (running) return 'running';
  if (requestedAt !== null) return 'requested';
  if (lastError !== null) return 'failed';
  return lastRunAt === null ? 'never' : 'done';
}

export const toneOfJob = {
  running: 'info',
  requested: 'info',
  failed: 'bad',
  never: 'neutral',
  done: 'good',
} as const satisfies Record<JobCourse, string>;
