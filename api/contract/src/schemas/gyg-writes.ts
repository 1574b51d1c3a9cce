import { z } from 'zod';
import { gygRepeats, locales } from '../enums';
import { limits, splitGoals } from '../rules';
import { givenTimeSchema, goalIdSchema, idSchema, titleSchema, urlSchema } from './common';
import { friendlyUrlSchema } from './organization-writes';

/** Goal numbers joined by a pipe, each once; '' for none. */
const secondaryGoalsSchema = z
  .string()
  .max(60)
  .regex(/^$|^([1-9]|1[0-7])(\|([1-9]|1[0-7]))*$/)
  .transform((joined) => [...new Set(splitGoals(joined))].join('|'))
  .meta({ description: 'Goal numbers joined by a pipe', example: '6|13' });

const gygFields = {
  title: titleSchema,
  summary: z.string().trim().max(limits.summary),
  heroImage: urlSchema.trim().nullable().meta({ description: 'Picture URL; null for the goal’s picture' }),
  heroAlt: z
    .string()
    .trim()
    .max(limits.altText)
    .meta({ description: 'What the hero image shows, for people who cannot see it' }),
  address: z
    .string()
    .trim()
    .max(limits.address)
    .meta({ description: "Address; 'online' if there is no physical location" }),
  startDateTime: givenTimeSchema,
  endDateTime: givenTimeSchema.meta({ description: 'Planned end, after the start; ISO 8601 in UTC, ending in Z' }),
  friendlyUrl: friendlyUrlSchema,
  sdgGoalId: goalIdSchema,
  secondaryGoals: secondaryGoalsSchema,
  hidden: z.boolean().meta({ description: 'Not in lists, but visible to anyone with the link' }),
  beneficiaryPositions: z.int().min(0).max(limits.positions).meta({ description: 'Places for recipients' }),
  language: z.enum(locales).meta({ description: 'The language that its texts are written in' }),
  repeats: z.enum(gygRepeats).meta({
    description: 'WEEKLY needs `occasionMinutes` and an end after the second occasion; NONE clears `occasionMinutes`',
  }),
  occasionMinutes: z
    .int()
    .min(1)
    .max(7 * 24 * 60)
    .nullable()
    .meta({ description: 'How long one occasion lasts, in minutes' }),
};

/** The fields of a gyg that a host may change; omitted fields stay unchanged. */
export const updateGygBodySchema = z.strictObject(gygFields).partial();

/** A new gyg, a draft. Without a friendly url one is generated from its title. */
export const createGygBodySchema = updateGygBodySchema.extend({ organizationId: idSchema, title: gygFields.title });

const htmlSchema = z.string().max(limits.html).meta({ description: 'Sanitised HTML' });

/** Changes of the page and its settings; omitted fields stay unchanged. */
export const gygPageBodySchema = z
  .strictObject({
    'page.preface': htmlSchema,
    'page.description': htmlSchema,
    'page.impact': htmlSchema,
    'page.participantInfo': htmlSchema.meta({ description: 'Sanitised HTML; only for bookers and hosts' }),
    'page.donationUrl': urlSchema.trim(),
    'page.donationText': htmlSchema,
    'page.beneficiaryText': htmlSchema,
    'settings.billettoEventId': z
      .string()
      .trim()
      .regex(/^[\w-]{0,64}$/)
      .meta({ description: 'Event id at the ticket provider; empty for none' }),
  })
  .partial();

/** Where it is featured: on the home page (super users) or on its host’s page (its hosts). */
export const featuredScopeSchema = z.strictObject({
  scope: z.enum(['organization', 'home']).meta({
    description: 'Required: `organization`, the host’s page (its hosts), or `home` (super users)',
    example: 'organization',
  }),
});

export const captionSchema = z.string().trim().max(limits.summary).default('');

/** A picture of a gyg. */
export const gygMediumSchema = z
  .strictObject({ id: idSchema, url: urlSchema, caption: z.string() })
  .meta({ id: 'GygMedium' });

/** A label without # and blanks. */
const tagSchema = z
  .string()
  .max(60)
  .transform((tag) => tag.replace(/[#\s]/g, ''))
  .refine((tag) => tag !== '' && !tag.includes(','))
  .meta({ description: 'A label; # and spaces are removed', example: 'summer27' });

/** All labels that an organisation gives a gyg; they replace earlier ones. */
export const assignTagsBodySchema = z.strictObject({
  organizationId: idSchema,
  gygId: idSchema,
  tags: z.array(tagSchema).max(20),
});

/** An organisation’s label on a gyg. */
export const gygTagSchema = z
  .strictObject({
    organizationId: idSchema,
    orgName: z.string(),
    gygId: idSchema,
    gygTitle: z.string(),
    tag: z.string(),
  })
  .meta({ id: 'GygTag' });
export type GygTag = z.infer<typeof gygTagSchema>;
