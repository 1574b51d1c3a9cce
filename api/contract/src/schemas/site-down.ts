import { z } from 'zod';
import { limits } from '../rules';
import { auditReasonSchema, timeSchema } from './common';

const text = z.string().trim().max(limits.siteDownMessage);

/** What visitors read while the site is down. */
export const siteDownMessageSchema = z
  .strictObject({ en: text, se: text })
  .meta({ description: 'What visitors read instead of the usual sentence, in each language; empty for the usual one' });
export type SiteDownMessage = z.infer<typeof siteDownMessageSchema>;

export const siteDownSchema = z
  .strictObject({
    down: z.boolean(),
    message: siteDownMessageSchema.nullable(),
    since: timeSchema.nullable().meta({ description: 'When it was last switched; null if never here' }),
    changedByName: z.string().nullable().meta({ description: 'The super user who switched it last' }),
    fixed: z
      .boolean()
      .meta({ description: 'Whether the server was started with `SITE_DOWN=on`, which cannot be changed here' }),
  })
  .meta({ id: 'SiteDown' });
export type SiteDownState = z.infer<typeof siteDownSchema>;

export const setSiteDownBodySchema = z.strictObject({
  down: z.boolean(),
  message: siteDownMessageSchema.nullable().optional(),
  reason: auditReasonSchema,
});
