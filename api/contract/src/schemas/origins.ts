import { z } from 'zod';
import { limits } from '../rules';
import { idSchema, listOf, pageQuery, timeSchema } from './common';
import { organizationCardSchema } from './organizations';

const nameOfPerson = z.string().nullable().meta({ description: 'Null if they have erased their account' });

/** A site of an organisation, and what it may do. */
export const originSchema = z
  .strictObject({
    id: idSchema,
    origin: z.string().meta({ example: 'https://www.example.org' }),
    mayLogIn: z.boolean().meta({ description: 'Visitors may log in there through the widgets' }),
    mayFrame: z.boolean().meta({ description: 'It may show the organisation’s plug-ins in frames' }),
    addedByName: nameOfPerson,
    lastSeenAt: timeSchema.nullable().meta({ description: 'When it was last used, to the hour' }),
    created: timeSchema,
  })
  .meta({ id: 'Origin' });
export type Origin = z.infer<typeof originSchema>;

/** An origin with its organisation, for super users. */
export const organizationOriginSchema = originSchema
  .extend({ organization: organizationCardSchema })
  .meta({ id: 'OrganizationOrigin' });
export type OrganizationOrigin = z.infer<typeof organizationOriginSchema>;

export const allOriginsQuerySchema = z.strictObject({
  keyword: z
    .string()
    .trim()
    .max(limits.keyword)
    .optional()
    .meta({ description: 'Each word must be in the origin or the name of its organisation' }),
  ...pageQuery,
});
export const allOriginsSchema = listOf('origins', organizationOriginSchema).extend({
  organizations: z.int().min(0).meta({ description: 'The number of organisations that they belong to' }),
});

export const originListSchema = z.strictObject({ origins: z.array(originSchema) });

/** What a site may do. */
export const originRightsBodySchema = originSchema.pick({ mayLogIn: true, mayFrame: true });

export const originLoginQuerySchema = z.strictObject({
  origin: z.string().trim().min(1).max(limits.url).meta({
    description: 'The origin of the site, as browsers send it: https and a host, perhaps a port',
    example: 'https://www.example.org',
  }),
});
export const originLoginSchema = z.strictObject({
  refusal: z.enum(['origin.not_registered', 'origin.sign_in_unavailable']).nullable().meta({
    description: 'Why visitors cannot log in there; null if they can',
  }),
});

export const saveOriginBodySchema = z.strictObject({
  origin: z.string().trim().min(1).max(limits.url).meta({
    description: 'https, a host and perhaps a port: no path, query or user',
    example: 'https://www.example.org',
  }),
  mayLogIn: z.boolean().default(true),
  mayFrame: z.boolean().default(false),
});
