import { z } from 'zod';
import { memberRoles, personGroups } from '../enums';
import { limits } from '../rules';
import { auditReasonSchema, idSchema, listOf, pageQuery, timeSchema, urlSchema } from './common';

const groupSchema = z.enum(personGroups);

/** A person with an account, as super users see them. */
export const personSchema = z
  .strictObject({
    userId: idSchema,
    fullName: z.string(),
    email: z.string().nullable(),
    profileImage: urlSchema.nullable(),
    confirmed: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether the address is confirmed; null where another service has the accounts' }),
    groups: z.array(groupSchema),
    created: timeSchema,
    organizations: z.array(
      z.strictObject({ id: idSchema, name: z.string(), friendlyUrl: z.string(), role: z.enum(memberRoles) }),
    ),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof personSchema>;

export const peopleQuerySchema = z.strictObject({
  keyword: z
    .string()
    .trim()
    .max(limits.keyword)
    .optional()
    .meta({ description: 'Each word must be in the name or the e-mail address' }),
  group: groupSchema.optional().meta({ description: 'Only people in this group' }),
  ...pageQuery,
});
export const peopleListSchema = listOf('people', personSchema).extend({
  superUsers: z.int().min(0).meta({ description: 'The number of all super users' }),
});

export const signOutBodySchema = z.strictObject({ reason: auditReasonSchema });
export const setGroupBodySchema = z.strictObject({
  group: groupSchema,
  member: z.boolean(),
  reason: auditReasonSchema,
});
