import { z } from 'zod';
import { locales, memberRoles } from '../enums';
import { idSchema, nameSchema, timeSchema, urlSchema } from './common';

/** A person's public fields; `email`, `locale`, `showName` and `created` only for the person. */
export const userSchema = z
  .strictObject({
    id: idSchema,
    fullName: z.string(),
    profileImage: urlSchema.nullable(),
    email: z.string().optional(),
    locale: z.enum(locales).optional(),
    showName: z.boolean().optional(),
    searchable: z
      .boolean()
      .optional()
      .meta({ description: 'Whether search engines may list the profile; omitted for others if not' }),
    created: timeSchema.optional(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;

/** A person's public card, as in the team of a gyg. */
export const userCardSchema = z
  .strictObject({ id: idSchema, fullName: z.string(), profileImage: urlSchema.nullable() })
  .meta({ id: 'UserCard' });
export type UserCard = z.infer<typeof userCardSchema>;

export const createUserBodySchema = z.strictObject({
  jwt: z.string().min(20).max(8_000).meta({ description: 'The ID token (not the access token) of the same login' }),
  locale: z.enum(locales).optional().meta({ description: 'Language of a new user’s e-mails and notifications' }),
});

export const createUserAnswerSchema = z.strictObject({
  user: userSchema,
  created: z.boolean().meta({ description: 'True on the first login' }),
});

export const updateUserBodySchema = z.strictObject({
  fullName: nameSchema.optional(),
  profileImage: urlSchema
    .nullable()
    .optional()
    .meta({ description: 'The URL that the upload returned; null removes the picture' }),
  locale: z.enum(locales).optional().meta({ description: 'Language of e-mails and notifications' }),
  showName: z.boolean().optional().meta({
    description: 'False hides your name among participants, except from hosts and your organisation’s administrators',
  }),
  searchable: z.boolean().optional().meta({ description: 'True lets search engines list your profile' }),
});

/** One membership of a person; `role` only for the person, the organisation's admins and super users. */
export const userOrganizationSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Id of the membership' }),
    organizationId: idSchema,
    name: z.string(),
    logo: urlSchema.nullable(),
    friendlyUrl: z.string(),
    organizationType: z.string(),
    role: z.enum(memberRoles).optional(),
  })
  .meta({ id: 'UserOrganization' });
export type UserOrganization = z.infer<typeof userOrganizationSchema>;
