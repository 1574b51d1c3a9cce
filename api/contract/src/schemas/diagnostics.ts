import { z } from 'zod';
import { timeSchema } from './common';

const counter = z.int().min(0);
const lastDay = 'in this hour and the 23 before';

const limitSchema = z.strictObject({
  name: z.string().meta({ description: 'The class of calls, or the limit of log-ins, sign-ups and pages' }),
  max: counter.meta({ description: 'Allowed within the window, for each person or address' }),
  windowSeconds: counter,
  calls: counter.meta({ description: 'Calls since `countsSince`' }),
  refused: counter.meta({ description: 'How many of them got 429' }),
  highestPercent: counter.max(100).meta({ description: 'How much of the limit the busiest person or address used' }),
});

export const externalServices = ['geocoder', 'companyRegistry', 'mapTiles', 'tickets'] as const;

const serviceSchema = z.strictObject({
  name: z.enum(externalServices),
  configured: z.boolean(),
  lastFailure: z
    .strictObject({ at: timeSchema, reason: z.string() })
    .nullable()
    .meta({ description: 'In this process; null also for services that only browsers call' }),
});

export const diagnosticsSchema = z
  .strictObject({
    countsSince: timeSchema.meta({ description: 'The beginning of the previous hour, from which limits are counted' }),
    process: z.strictObject({
      startedAt: timeSchema,
      product: z.string().meta({ description: 'The version of the product' }),
      node: z.string().meta({ description: 'The version of Node.js' }),
      memoryBytes: counter,
    }),
    api: z.strictObject({
      calls: counter.meta({ description: 'Answered by this process since its start' }),
      p95Ms: z.number().nullable().meta({ description: '95 % of them were answered within so many milliseconds' }),
    }),
    database: z.strictObject({
      engine: z.enum(['sqlite', 'postgres']),
      version: z.string(),
      pingMs: z.number().min(0),
      bytes: counter,
      migration: z.string().meta({ description: 'The newest migration, which is applied', example: '0001_triggers' }),
    }),
    identity: z.strictObject({
      own: z.boolean().meta({ description: 'Whether the platform manages the accounts itself' }),
      issuer: z.string(),
      logins: counter.nullable().meta({ description: `Log-ins ${lastDay}; null with another issuer` }),
      failedLogins: counter.nullable().meta({ description: `Refused log-ins and codes ${lastDay}` }),
    }),
    mail: z.strictObject({ failed: counter, waiting: counter }),
    media: z.strictObject({
      kind: z.enum(['folder', 'bucket']),
      writable: z.boolean().nullable().meta({ description: 'Null for a bucket: only writing a file would tell' }),
      pictures: counter.meta({ description: 'Pictures that people uploaded' }),
      disk: z.strictObject({ freeBytes: counter, totalBytes: counter }).nullable(),
    }),
    services: z.array(serviceSchema),
    limits: z.array(limitSchema),
  })
  .meta({ id: 'Diagnostics' });
export type Diagnostics = z.infer<typeof diagnosticsSchema>;
