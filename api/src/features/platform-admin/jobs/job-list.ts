import { jobNames } from '@gyg/contract';

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

export const isJobName = (name: string): name is JobName => jobNames.some((jobName) => jobName === name);
