import { z } from 'zod';
import { locales, memberRoles } from '../enums';
import { idSchema, nameSchema, timeSchema, urlSchema } from './common';

/** What anybody may see of a person; `email` and `locale` only for the person (api.md, People). */
export const userSchema = z
  .strictObject({
    id: idSchema,
    fullName: z.string(),
    profileImage: urlSchema.nullable(),
    email: z.string().optional(),
    locale: z.enum(locales).optional(),
    showName: z.boolean().optional(),
    created: timeSchema.optional(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;

/** A person's public card: the team of a gyg, for instance. */
export const userCardSchema = z
  .strictObject({ id: idSchema, fullName: z.string(), profileImage: urlSchema.nullable() })
  .meta({ id: 'UserCard' });
export type UserCard = z.infer<typeof userCardSchema>;

export const createUserBodySchema = z.strictObject({
  jwt: z
    .string()
    .min(20)
    .max(8_000)
    .meta({ description: 'The id token (not the access token) of the sign-in, of the same person' }),
  locale: z
    .enum(locales)
    .optional()
    .meta({ description: 'The language on screen, for a new user’s mails and notifications' }),
});

export const createUserAnswerSchema = z.strictObject({
  user: userSchema,
  created: z.boolean().meta({ description: 'True on the first sign-in, which leads to the welcome page' }),
});

export const updateUserBodySchema = z.strictObject({
  fullName: nameSchema.optional(),
  profileImage: urlSchema.nullable().optional().meta({ description: 'What the upload answered; null takes it away' }),
  locale: z.enum(locales).optional().meta({ description: 'Of mails and notifications' }),
  showName: z
    .boolean()
    .optional()
    .meta({ description: 'False: no name among participants, for other than hosts and one’s organisation’s admins' }),
});

/** One membership of a person; `role` only for the person, the organisation's admins and super users. */
export const userOrganizationSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Of the membership; organizationId is the organisation’s' }),
    organizationId: idSchema,
    name: z.string(),
    logo: urlSchema.nullable(),
    friendlyUrl: z.string(),
    organizationType: z.string(),
    role: z.enum(memberRoles).optional(),
  })
  .meta({ id: 'UserOrganization' });
export type UserOrganization = z.infer<typeof userOrganizationSchema>;
