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
    mapTiles: z
      .strictObject({ url: urlSchema, attribution: z.string() })
      .nullable()
      .meta({ description: 'Where maps get their tiles, with {z}, {x} and {y}, and whom to thank; null without maps' }),
    geocoding: z
      .strictObject({ attribution: z.string() })
      .nullable()
      .meta({ description: 'Whom to thank for places of addresses; null where they cannot be looked up' }),
    companyRegistry: z.boolean().meta({ description: 'Whether companies can be looked up' }),
  })
  .meta({ id: 'Config' });
export type Config = z.infer<typeof configSchema>;
