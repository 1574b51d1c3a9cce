import { z } from 'zod';
import { invitationRefs, memberRoles, memberSorts, membershipRequestStatuses } from '../enums';
import { limits } from '../rules';
import { idSchema, listOf, pageQuery, timeSchema, urlSchema } from './common';
import { formatSchema } from './gyg-bookings';

/** A role in any case: 'member' is read as MEMBER. */
export const roleSchema = z
  .string()
  .max(20)
  .transform((role) => role.trim().toUpperCase())
  .pipe(z.enum(memberRoles))
  .meta({ description: 'ADMIN or MEMBER, case-insensitive', example: 'MEMBER' });

/** A member of an organisation, for its admins. */
export const organizationUserSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Id of the membership' }),
    userId: idSchema,
    fullName: z.string(),
    email: z.string().nullable().meta({ description: 'Verified e-mail address; null if there is none' }),
    profileImage: urlSchema.nullable(),
    role: z.enum(memberRoles),
    created: timeSchema.meta({ description: 'Member since' }),
    gygs: z.int().min(0).meta({ description: 'Gygs that they attended in its name' }),
    hours: z.number().meta({ description: 'Hours that they attended in its name, one decimal' }),
  })
  .meta({ id: 'OrganizationUser' });
export type OrganizationUser = z.infer<typeof organizationUserSchema>;

export const membersQuerySchema = z.strictObject({
  keyword: z
    .string()
    .trim()
    .max(limits.keyword)
    .optional()
    .meta({ description: 'Each word must be in the name or the e-mail address' }),
  role: z.enum(memberRoles).optional().meta({ description: 'Only members with this role' }),
  sort: z.enum(memberSorts).default('role:asc').meta({ description: '`role:asc`: administrators first, then by date' }),
  format: formatSchema,
  ...pageQuery,
});
export const memberListSchema = listOf('users', organizationUserSchema).extend({
  counts: z
    .strictObject({ all: z.int().min(0), admins: z.int().min(0) })
    .meta({ description: 'Of the whole organisation, without the filters of the list' }),
});

/** A membership request and its status. */
export const membershipRequestSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Id of the request' }),
    organizationId: idSchema,
    orgName: z.string(),
    orgLogo: urlSchema.nullable(),
    orgFriendlyUrl: z.string(),
    userId: idSchema,
    userName: z.string(),
    userImage: urlSchema.nullable(),
    invitationRef: z.enum(invitationRefs),
    status: z.enum(membershipRequestStatuses),
    created: timeSchema,
    respondedAt: timeSchema.nullable(),
  })
  .meta({ id: 'MembershipRequest' });
export type MembershipRequest = z.infer<typeof membershipRequestSchema>;

export const saveMembershipBodySchema = z.strictObject({
  role: roleSchema.default('MEMBER'),
  invitationRef: z
    .enum(invitationRefs)
    .optional()
    .meta({ description: 'How the person found the organisation; sent when joining' }),
});

/** PENDING: the id of a request. MEMBER: the id and role of a membership. */
export const saveMembershipAnswerSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Id of the request (PENDING) or of the membership (MEMBER)' }),
    status: z.enum(['PENDING', 'MEMBER']),
    role: z.enum(memberRoles).optional(),
  })
  .meta({ id: 'SavedMembership' });
export type SavedMembership = z.infer<typeof saveMembershipAnswerSchema>;
