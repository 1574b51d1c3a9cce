import { z } from 'zod';
import { auditCategories, auditRoles, auditTargets } from '../enums';
import { limits } from '../rules';
import { idSchema, listOf, pageQuery, timeSchema, urlSchema } from './common';
import { formatSchema } from './gyg-bookings';

const nameSchema = z.string().nullable().meta({ description: 'As it is now; null if it was removed or erased' });
const fieldsSchema = z.record(z.string(), z.unknown());
const daySchema = z.iso.date();

/** Who acted: a person, a key of an organisation, the platform by itself, or a command on the server. */
export const auditActorSchema = z.strictObject({
  kind: z.enum(['user', 'key', 'platform', 'server']),
  id: idSchema.nullable().meta({ description: 'Of the person or the key; otherwise null' }),
  name: nameSchema,
  image: urlSchema.nullable(),
});

/** What was changed. */
export const auditTargetSchema = z.strictObject({
  kind: z.enum(auditTargets),
  id: z.string(),
  name: nameSchema,
  gygId: idSchema.nullable().meta({ description: 'The gyg of a story, while it exists' }),
  friendlyUrl: z.string().nullable().meta({ description: 'Of an organisation, while it exists' }),
});

const relatedSchema = z.strictObject({ id: idSchema, name: nameSchema }).nullable();

/** One recorded act. */
export const auditEntrySchema = z
  .strictObject({
    id: idSchema,
    at: timeSchema,
    actor: auditActorSchema,
    role: z.enum(auditRoles).meta({ description: 'The right with which they acted' }),
    category: z.enum(auditCategories),
    action: z.string().meta({ description: 'What was done; with a key the name of the operation' }),
    target: auditTargetSchema,
    organization: relatedSchema.meta({ description: 'The organisation in which it was done' }),
    gyg: relatedSchema.meta({ description: 'The gyg that it was about, if that is not the target' }),
    details: fieldsSchema,
    before: fieldsSchema.nullable().meta({ description: 'The changed fields before' }),
    after: fieldsSchema.nullable().meta({ description: 'The changed fields after' }),
    reason: z.string().nullable().meta({ description: 'The reason that the person gave' }),
    requestId: z.string().nullable().meta({ description: 'The `X-Request-Id` of the call' }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditQuerySchema = z
  .strictObject({
    keyword: z.string().trim().max(limits.keyword).optional().meta({
      description:
        'Words of the name of a person who acted or was the target, of an organisation, gyg, key, origin or remote; or the id of a request',
    }),
    role: z.enum(auditRoles).optional().meta({ description: 'Only what was done with this right' }),
    category: z.enum(auditCategories).optional().meta({ description: 'Only entries about this' }),
    from: daySchema.optional().meta({ description: 'The first day, in Swedish time' }),
    to: daySchema.optional().meta({ description: 'The last day, in Swedish time' }),
    format: formatSchema,
    ...pageQuery,
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: 'Ends before it begins',
    path: ['to'],
  });
export const auditListSchema = listOf('entries', auditEntrySchema);
