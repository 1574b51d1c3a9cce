import { z } from 'zod';
import { goalCount } from '../enums';
import { idSchema, timeSchema } from './common';

const counter = z.int().min(0);
const days = 30;

const trendSchema = z.strictObject({
  count: z.number().min(0).meta({ description: 'In the last 30 days' }),
  before: z.number().min(0).meta({ description: 'In the 30 days before' }),
  byDay: z
    .array(z.number().min(0))
    .length(days)
    .meta({ description: 'The last 30 days of 24 hours each, the oldest first' }),
});

const waitingRequestSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  requesterName: z.string(),
  created: timeSchema,
});

const waitingStorySchema = z.strictObject({
  id: idSchema,
  gygId: idSchema,
  caption: z.string(),
  image: z.string().nullable(),
  authorName: z.string(),
  gygTitle: z.string(),
  organizationName: z.string(),
  created: timeSchema,
});

export const overviewSchema = z
  .strictObject({
    countedAt: timeSchema.meta({ description: 'When the figures were counted: at most five minutes ago' }),
    health: z.strictObject({
      api: z.strictObject({ calls: counter, p95Ms: z.number().nullable() }),
      identity: z.strictObject({ own: z.boolean(), logins: counter.nullable() }),
      mail: z.strictObject({ failed: counter, waiting: counter }),
      jobs: z.strictObject({ total: counter, failed: counter, late: counter }),
      storage: z.strictObject({
        writable: z.boolean().nullable(),
        disk: z.strictObject({ freeBytes: counter, totalBytes: counter }).nullable(),
      }),
      remotes: z.strictObject({
        total: counter,
        pausedCanaries: counter,
        problems: z.array(z.string()).meta({
          description: 'What does not work, one sentence each: rows of the deploy table, and workers that do not move',
        }),
      }),
    }),
    openGygs: z.strictObject({ upcoming: counter, inProgress: counter, published: trendSchema }),
    bookings: trendSchema,
    hours: trendSchema.meta({ description: 'Hours that people gave, by the end of the gyg' }),
    organizations: z.strictObject({ total: counter, pendingRequests: counter, created: trendSchema }),
    accounts: z.strictObject({ total: counter, created: trendSchema }),
    requests: z.array(waitingRequestSchema).max(3).meta({ description: 'Pending requests, the oldest first' }),
    stories: z.strictObject({
      total: counter.meta({ description: 'Stories that have waited for more than 48 hours' }),
      oldest: z.array(waitingStorySchema).max(3),
    }),
    goals: z.array(counter).length(goalCount).meta({ description: 'Open gygs by their primary goal, from 1 to 17' }),
    doors: z.strictObject({
      featured: z.strictObject({ organizations: counter, gygs: counter, stories: counter }),
      superUsers: counter.nullable().meta({ description: 'Null with another issuer' }),
      origins: counter,
      originOrganizations: counter,
      auditEntries: counter.meta({ description: 'In the last 30 days' }),
      site: z.strictObject({
        down: z.boolean(),
        since: timeSchema.nullable().meta({ description: 'When it was last closed or opened; null if it never was' }),
      }),
      demo: z.boolean(),
    }),
  })
  .meta({ id: 'Overview' });
export type Overview = z.infer<typeof overviewSchema>;
export type Trend = z.infer<typeof trendSchema>;
