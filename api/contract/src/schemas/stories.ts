import { z } from 'zod';
import { locales, storyConsentStates, storyPeople, storyRejections, storyStatuses } from '../enums';
import { limits } from '../rules';
import { idSchema, listOf, pageQuery, timeSchema, urlSchema } from './common';

/** A story from a gyg. Stories that are not approved are visible only to their author and hosts. */
export const storySchema = z
  .strictObject({
    id: idSchema,
    url: urlSchema.nullable().meta({ description: 'The picture; null if there is none' }),
    caption: z.string(),
    altText: z.string().meta({ description: 'What the picture shows, for people who cannot see it; may be empty' }),
    language: z.enum(locales).meta({ description: 'The language of the caption' }),
    approved: z.boolean(),
    status: z.enum(storyStatuses),
    storyTimestamp: timeSchema,
    gygId: idSchema,
    gygTitle: z.string(),
    gygLanguage: z.enum(locales).meta({ description: 'The language of `gygTitle`' }),
    gygFriendlyUrl: z.string(),
    sdgGoalId: z.int(),
    organizationId: idSchema.meta({ description: 'The host' }),
    orgName: z.string(),
    orgFriendlyUrl: z.string(),
    userId: idSchema.nullable(),
    username: z.string(),
    profileImage: urlSchema
      .nullable()
      .meta({ description: 'The author’s portrait; null if there is none or the name is hidden' }),
    featured: z.boolean().meta({ description: 'Featured on the home page' }),
    featuredByHost: z.boolean().meta({ description: 'Featured on its host’s page' }),
    response: z.string().nullable().meta({ description: 'The host’s response' }),
    rejection: z
      .strictObject({ reason: z.enum(storyRejections), note: z.string() })
      .nullable()
      .optional()
      .meta({ description: 'Why it was rejected; only for its author and hosts' }),
    consent: z.enum(storyConsentStates).nullable().optional().meta({
      description:
        'Whether the people in the picture agree to be shown; null if no one can be recognised. Only for its author and hosts',
    }),
    mayShare: z.boolean().optional().meta({
      description:
        'Whether the platform and the host may use it in their own channels, with the author’s name. Only for its author and hosts',
    }),
    consentUrl: urlSchema.optional().meta({
      description:
        'The page on which the people in the picture can agree or refuse without an account. Only for its author, from `createStory`, `getStory` and the searches',
    }),
  })
  .meta({ id: 'Story' });
export type Story = z.infer<typeof storySchema>;

/** Only the picture of a story. */
export const storyImageSchema = z
  .strictObject({ id: idSchema, url: urlSchema, caption: z.string(), altText: z.string() })
  .meta({ id: 'StoryImage' });

/**
 * A missing or empty caption gives `stories.description_missing`; a picture without `people` gives
 * `stories.consent_missing`.
 */
export const createStoryBodySchema = z.strictObject({
  caption: z.string().trim().max(limits.caption).default(''),
  altText: z
    .string()
    .trim()
    .max(limits.altText)
    .default('')
    .meta({ description: 'What the picture shows, for people who cannot see it' }),
  people: z.enum(storyPeople).optional().meta({
    description:
      'Required with a picture. `NONE`: no one can be recognised; `AGREED`: everyone who can be, or for children their guardian, has agreed to be shown',
  }),
  mayShare: z.stringbool().default(false).meta({
    description: 'Whether the platform and the host may use the story in their own channels, with your name',
    example: 'false',
  }),
  language: z
    .enum(locales)
    .optional()
    .meta({ description: 'The language of the caption; if omitted, by Accept-Language, else your own' }),
});

/** The reason and the note are sent to the author. */
export const rejectStoryBodySchema = z.strictObject({
  reason: z.enum(storyRejections).default('OTHER'),
  note: z.string().trim().max(limits.storyNote).default(''),
});

/** The token of the story's consent link; the author needs none. */
const consentTokenSchema = z.string().max(200);

/** The answer of the people in a story's picture. */
export const answerStoryConsentBodySchema = z.strictObject({
  given: z.boolean().meta({ description: 'False hides the story' }),
  token: consentTokenSchema.optional().meta({ description: 'From the consent link; not needed by the author' }),
});

export const storyConsentQuerySchema = z.strictObject({
  token: consentTokenSchema.meta({ description: 'From the consent link' }),
});

export const shareStoryBodySchema = z.strictObject({ mayShare: z.boolean() });

/** A story as the people in its picture see it, without data about its author. */
export const storyConsentSchema = z
  .strictObject({
    id: idSchema,
    url: urlSchema.nullable(),
    altText: z.string(),
    caption: z.string(),
    language: z.enum(locales).meta({ description: 'The language of the caption' }),
    consent: z.enum(storyConsentStates),
    approved: z.boolean().meta({ description: 'Whether it is published' }),
    gygId: idSchema,
    gygTitle: z.string(),
    gygLanguage: z.enum(locales).meta({ description: 'The language of `gygTitle`' }),
    sdgGoalId: z.int(),
    orgName: z.string().meta({ description: 'The host' }),
  })
  .meta({ id: 'StoryConsent' });
export type StoryConsent = z.infer<typeof storyConsentSchema>;

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
  keyword: z
    .string()
    .trim()
    .max(limits.keyword)
    .optional()
    .meta({ description: 'Each word must be in the caption or the author’s name' }),
  sort: z.enum(['newest', 'oldest']).default('newest').meta({ description: 'By the time it was written' }),
};

const featuredDescription = 'Featured on its host’s page';
const countsDescription = 'Also return how many stories each status has, with the other filters applied';
const approvedDescription = 'True for approved stories only, false for others only';

/** All filters apply together; without `approved` and `status` all visible stories. */
export const storySearchSchema = z.strictObject({
  ...filters,
  approved: z.boolean().optional().meta({ description: approvedDescription }),
  featuredByHost: z.boolean().optional().meta({ description: featuredDescription }),
  counts: z.boolean().default(false).meta({ description: countsDescription }),
  ...pageQuery,
});
export const storyQuerySchema = z.strictObject({
  ...filters,
  approved: z.stringbool().optional().meta({ description: approvedDescription }),
  featuredByHost: z.stringbool().optional().meta({ description: featuredDescription }),
  counts: z.stringbool().default(false).meta({ description: countsDescription }),
  ...pageQuery,
});

/** Where a story is featured: the home page (super users) or its host's page (its hosts). */
export const storyScopeSchema = z.enum(['home', 'organization']).meta({
  description:
    '`home` (super users) or `organization` (hosts: the host’s page). If omitted, the host’s page for hosts, home for others',
  example: 'organization',
});

export const storyListSchema = listOf('stories', storySchema).extend({
  counts: z
    .strictObject({ PENDING: z.int(), APPROVED: z.int(), REJECTED: z.int(), featuredByHost: z.int() })
    .optional()
    .meta({ description: 'If requested' }),
});
