import { z } from 'zod';
import { locales } from '../enums';
import { urlSchema } from './common';

export const goalSchema = z
  .strictObject({
    id: z.int(),
    titles: z.record(z.enum(locales), z.string()),
    images: z.record(z.enum(locales), urlSchema),
  })
  .meta({ id: 'Goal' });

/** What the shell must know before it can work: nothing secret, the same for everybody. */
export const configSchema = z
  .strictObject({
    version: z.string(),
    languages: z.array(z.enum(locales)),
    siteDown: z.boolean(),
    demo: z.boolean().meta({ description: 'Whether this is a demonstration with its own mailbox' }),
    identity: z.strictObject({ issuer: z.string(), clientId: z.string(), scope: z.string() }),
    limits: z.record(z.string(), z.number()),
    feedbackFormUrl: urlSchema.nullable(),
  })
  .meta({ id: 'Config' });
export type Config = z.infer<typeof configSchema>;
