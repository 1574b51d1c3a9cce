import { z } from 'zod';
import { limits } from '../rules';
import { idSchema } from './common';
import { endorsementSchema } from './endorsements';
import { membershipRequestSchema } from './memberships';
import { storySchema } from './stories';
import { userCardSchema, userOrganizationSchema, userSchema } from './users';

/** A person's profile; contributions are those that hosts recorded, never upcoming ones or received help. */
export const userProfileSchema = z
  .strictObject({
    userMain: userSchema,
    userOrganizations: z.array(userOrganizationSchema),
    membershipRequests: z
      .array(membershipRequestSchema)
      .meta({ description: 'Pending requests; only for the person, otherwise empty' }),
    goals: z.array(z.int()).meta({ description: 'Goals contributed to' }),
    endorsements: z.array(endorsementSchema),
    statistics: z.strictObject({
      hours: z.number().meta({ description: 'Hours attended, one decimal' }),
      items: z.int(),
      gygs: z.int(),
      goalsSupported: z.int(),
    }),
    stories: z.array(storySchema).meta({ description: 'Approved stories, newest first, at most 100' }),
  })
  .meta({ id: 'UserProfile' });
export type UserProfile = z.infer<typeof userProfileSchema>;

export const userSearchSchema = z.strictObject({
  keyword: z.string().trim().min(1).max(limits.keyword).meta({
    description: 'Each word must be in the name; a whole e-mail address finds only people whose address you may see',
  }),
  organizationId: idSchema.optional().meta({ description: 'Only members of it' }),
});

/** A person in search results; the address only for those who may see it. */
export const foundUserSchema = userCardSchema.extend({ email: z.string().optional() }).meta({ id: 'FoundUser' });
export type FoundUser = z.infer<typeof foundUserSchema>;
