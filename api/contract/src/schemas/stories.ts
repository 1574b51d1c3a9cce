import { z } from 'zod';
import { storyStatuses } from '../enums';
import { limits } from '../rules';
import { idSchema, pageQuery, timeSchema, urlSchema } from './common';

/** A story from a gyg. Stories that are not approved are visible only to their author and hosts. */
export const storySchema = z
  .strictObject({
    id: idSchema,
    url: urlSchema.nullable().meta({ description: 'The picture; null if there is none' }),
    caption: z.string(),
    approved: z.boolean(),
    status: z.enum(storyStatuses),
    storyTimestamp: timeSchema,
    gygId: idSchema,
    gygTitle: z.string(),
    gygFriendlyUrl: z.string(),
    sdgGoalId: z.int(),
    organizationId: idSchema.meta({ description: 'The host' }),
    orgName: z.string(),
    orgFriendlyUrl: z.string(),
    userId: idSchema.nullable(),
    username: z.string(),
    featured: z.boolean().meta({ description: 'Featured on the home page' }),
    featuredByHost: z.boolean().meta({ description: 'Featured on its host’s page' }),
    response: z.string().nullable().meta({ description: 'The host’s response' }),
  })
  .meta({ id: 'Story' });
export type Story = z.infer<typeof storySchema>;

/** Only the picture of a story. */
export const storyImageSchema = z
  .strictObject({ id: idSchema, url: urlSchema, caption: z.string() })
  .meta({ id: 'StoryImage' });

/** A missing or empty caption gives `stories.description_missing`. */
export const createStoryBodySchema = z.strictObject({ caption: z.string().trim().max(limits.caption).default('') });

/** An empty response removes it. */
export const respondToStoryBodySchema = z.strictObject({ response: z.string().trim().max(limits.caption) });

const filters = {
  userId: idSchema.optional().meta({ description: 'By this author' }),
  gygId: idSchema.optional().meta({ description: 'Of this gyg' }),
  organizationId: idSchema.optional().meta({ description: 'Of gygs that this organisation hosts' }),
  status: z
    .enum(storyStatuses)
    .optional()
    .meta({ description: 'Other than APPROVED: only your own and those of gygs you host' }),
};

const approvedDescription = 'True for approved stories only, false for others only';

/** All filters apply together; without `approved` and `status` all visible stories. */
export const storySearchSchema = z.strictObject({
  ...filters,
  approved: z.boolean().optional().meta({ description: approvedDescription }),
  ...pageQuery,
});
export const storyQuerySchema = z.strictObject({
  ...filters,
  approved: z.stringbool().optional().meta({ description: approvedDescription }),
  ...pageQuery,
});

/** Where a story is featured: the home page (super users) or its host's page (its hosts). */
export const storyScopeSchema = z.enum(['home', 'organization']).meta({
  description:
    '`home` (super users) or `organization` (hosts: the host’s page). If omitted, the host’s page for hosts, home for others',
  example: 'organization',
});
