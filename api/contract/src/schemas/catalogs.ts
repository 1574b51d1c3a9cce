import { z } from 'zod';
import { limits } from '../rules';
import { idSchema, nameSchema, timeSchema, urlSchema } from './common';
import { gygSchema } from './gygs';
import { friendlyUrlSchema } from './organization-writes';

/** A named selection of gygs that an organisation shows as one page. */
export const catalogSchema = z
  .strictObject({
    id: idSchema,
    name: z.string(),
    friendlyUrl: z.string(),
    organizationId: idSchema,
    orgName: z.string(),
    orgLogo: urlSchema.nullable(),
    orgFriendlyUrl: z.string(),
    updated: timeSchema,
    gygIds: z.string().meta({
      description:
        'Ids joined by a bar, in the order they are shown; for its administrators with the ids of hidden gygs and of drafts that they host',
      example: 'a1|b2',
    }),
  })
  .meta({ id: 'Catalog' });
export type Catalog = z.infer<typeof catalogSchema>;

/** The same with its gygs, in order, without drafts and hidden ones. */
export const catalogWithGygsSchema = catalogSchema
  .extend({
    gygs: z.array(gygSchema),
    unlisted: z
      .array(gygSchema)
      .optional()
      .meta({ description: 'Its gygs that are not public now: drafts and hidden ones; only for its administrators' }),
  })
  .meta({ id: 'CatalogWithGygs' });
export type CatalogWithGygs = z.infer<typeof catalogWithGygsSchema>;

const gygIdsSchema = z
  .string()
  .max(limits.catalogGygs * 81)
  .transform((joined) => [...new Set(joined.split('|').filter((id) => id !== ''))])
  .refine((ids) => ids.length <= limits.catalogGygs, `At most ${limits.catalogGygs} gygs`)
  .meta({ description: `At most ${limits.catalogGygs} ids joined by a bar`, example: 'a1|b2' });

/** Omitted fields stay unchanged. */
export const updateCatalogBodySchema = z
  .strictObject({ name: nameSchema, friendlyUrl: friendlyUrlSchema, gygIds: gygIdsSchema })
  .partial();

/** Without a friendly URL one is generated from its name. */
export const createCatalogBodySchema = updateCatalogBodySchema.extend({ organizationId: idSchema, name: nameSchema });
