import { z } from 'zod';
import { jobNames } from '../enums';
import { timeSchema } from './common';

export const jobSchema = z
  .strictObject({
    name: z.enum(jobNames),
    every: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'Seconds between two runs; null for a job that looks for work continuously' }),
    running: z.boolean(),
    lastRunAt: timeSchema
      .nullable()
      .meta({ description: 'When the last run ended; of a continuous job, the last one that had something to do' }),
    tookMs: z.int().min(0).nullable().meta({ description: 'How long that run took' }),
    lastError: z.string().nullable().meta({ description: 'Why that run failed, or a part of it' }),
    requestedAt: timeSchema.nullable().meta({ description: 'When a run was requested that has not begun' }),
    nextAt: timeSchema.nullable().meta({ description: 'When it runs next; null for a continuous job' }),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof jobSchema>;

export const jobListSchema = z.strictObject({ jobs: z.array(jobSchema) }).meta({ id: 'JobList' });
