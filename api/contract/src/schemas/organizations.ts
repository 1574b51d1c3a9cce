import { z } from 'zod';
import { locales, memberApprovals, organizationTypes } from '../enums';
import { limits } from '../rules';
import { csvOf, goalOfListSchema, idSchema, lineSchema, urlSchema } from './common';
import { endorsementSchema } from './endorsements';

/** The public fields of every organisation, hidden or not. */
export const organizationCardSchema = z
  .strictObject({
    id: idSchema,
    name: z.string(),
    logo: urlSchema.nullable(),
    friendlyUrl: z.string(),
    organizationType: z.string(),
  })
  .meta({ id: 'OrganizationCard' });
export type OrganizationCard = z.infer<typeof organizationCardSchema>;

/** An organisation's public card with its details. */
export const organizationSchema = z
  .strictObject({
    id: idSchema,
    name: z.string(),
    logo: urlSchema.nullable(),
    heroImage: urlSchema.nullable(),
    friendlyUrl: z.string(),
    organizationType: z.enum(organizationTypes),
    country: z.string(),
    industry: z.int(),
    memberApproval: z.enum(memberApprovals),
    sortOrder: z.string(),
    city: z.string().meta({ description: 'City of the organisation' }),
    summary: z.string().meta({ description: 'What it does, in one or two sentences' }),
    language: z.enum(locales).meta({ description: 'The language that its texts are written in' }),
    gygCount: z.int().min(0).meta({ description: 'Number of visible gygs that it hosts or has hosted' }),
  })
  .meta({ id: 'Organization' });
export type Organization = z.infer<typeof organizationSchema>;

/** An organisation in the directory. */
export const directoryEntrySchema = organizationSchema.extend({
  openGygs: z.int().min(0).meta({ description: 'Number of visible gygs that are upcoming or in progress' }),
  goals: z.array(z.int()).meta({ description: 'Goals of its visible gygs, the most frequent first' }),
});
export type DirectoryEntry = z.infer<typeof directoryEntrySchema>;

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Filters of the directory; all apply together. */
export const directoryQuery = {
  keyword: z
    .string()
    .trim()
    .max(limits.keyword)
    .optional()
    .meta({ description: 'Each word must be in the name, city or summary' }),
  type: z.enum(organizationTypes).optional().meta({ description: 'Organisation type' }),
  goals: csvOf(goalOfListSchema)
    .optional()
    .meta({ description: 'With visible gygs for one of these goals', example: '13,14' }),
  hosting: flag.optional().meta({ description: 'Only with upcoming or running gygs' }),
  proposals: flag.optional().meta({ description: 'Only those that take proposals' }),
  members: flag.optional().meta({ description: 'Only those that accept members' }),
  sort: z.enum(['name:asc', 'openGygs:desc']).default('name:asc').meta({ description: 'Sort order' }),
};

/** The page and settings of an organisation; 'true' and 'false' are texts there. */
/** A question of an organisation's own about proposals. An answer is the field of this name among `customFields`. */
export const proposalQuestionSchema = z
  .strictObject({
    text: lineSchema(limits.proposalQuestion)
      .min(1)
      .meta({ description: 'In the language of the organisation’s texts; the name of the answer in `customFields`' }),
    translation: lineSchema(limits.proposalQuestion)
      .default('')
      .meta({ description: 'In the other language; empty if there is none' }),
    required: z.boolean().default(false),
  })
  .meta({ id: 'ProposalQuestion' });
export type ProposalQuestion = z.output<typeof proposalQuestionSchema>;

export const organizationPageSchema = z
  .strictObject({
    'page.aboutOrganization': z.string(),
    'page.membershipTerms': z.string(),
    profileVisible: z.enum(['true', 'false']),
    sortOrder: z.string(),
    website: urlSchema,
    facebook: urlSchema,
    linkedin: urlSchema,
    twitter: urlSchema,
    instagram: urlSchema,
    proposalFeatureEnabled: z.enum(['true', 'false']),
    proposalFormWidget: z.string(),
    proposalWhoCanSubmit: z.string(),
    proposalShortText: z.string(),
    proposalButtonText: z.string(),
    proposalHelpText: z.string(),
    proposalRepresentOrganization: z.string(),
    proposalQuestions: z.array(proposalQuestionSchema),
    'settings.premiumAccount': z.string(),
  })
  .meta({ id: 'OrganizationPage' });
export type OrganizationPage = z.infer<typeof organizationPageSchema>;

export const organizationProfileSchema = z
  .strictObject({
    orgMain: organizationSchema,
    orgPage: organizationPageSchema,
    statistics: z.strictObject({
      contributed: z.number().meta({ description: 'Hours attended by represented people, one decimal' }),
      helpReceived: z
        .number()
        .meta({ description: 'Hours attended on hosted gygs, without those in its own name; one decimal' }),
      activePartners: z.int(),
      goalsSupported: z.int(),
    }),
    goals: z.array(z.int()).meta({ description: 'Goals of its visible gygs, the most frequent first' }),
    memberOf: z.array(organizationCardSchema).meta({ description: 'Owners of the portfolios that it has joined' }),
    endorsements: z.array(endorsementSchema),
    partnerships: z.array(organizationCardSchema.extend({ gygs: z.int().min(1) })).meta({
      description:
        'Accepted partners of its gygs, and hosts whose gygs it is a partner of, with the number of visible gygs',
    }),
  })
  .meta({ id: 'OrganizationProfile' });
export type OrganizationProfile = z.infer<typeof organizationProfileSchema>;

export const organizationSearchSchema = z.strictObject({
  keyword: z.string().trim().min(1).max(limits.keyword).meta({ description: 'Each word must be in the name' }),
  type: z.enum(organizationTypes).optional().meta({ description: 'Organisation type' }),
  country: z.string().length(2).optional().meta({ description: 'Country, two letters', example: 'se' }),
});
