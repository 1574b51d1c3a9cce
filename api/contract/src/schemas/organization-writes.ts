import { z } from 'zod';
import { locales, memberApprovals, organizationTypes } from '../enums';
import { limits, normaliseEmail } from '../rules';
import { idSchema, lineSchema, mailableSchema, nameSchema, urlSchema } from './common';
import { proposalQuestionSchema } from './organizations';

/** A friendly URL. 'undefined' is not allowed, because paths that contain it are redirected. */
export const friendlyUrlSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.friendlyUrl)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .refine((url) => !url.includes('undefined'))
  .meta({ description: 'Letters a to z, digits and single hyphens', example: 'ren-kust-bohuslan' });

/** The fields that the organisation's admins set. */
const cardFields = {
  name: nameSchema,
  friendlyUrl: friendlyUrlSchema,
  organizationType: z.enum(organizationTypes),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .toLowerCase()
    .meta({ description: 'Two letters (ISO 3166-1)', example: 'se' }),
  industry: z.int().min(0).max(21).meta({ description: '0 undefined, then the sections A to U' }),
  memberApproval: z.enum(memberApprovals).meta({
    description: 'How people join: ANYONE immediately, MANUAL with an administrator’s approval, NONE not at all',
  }),
  city: lineSchema(limits.name),
  summary: z.string().trim().max(limits.summary).meta({ description: 'What it does, in one or two sentences' }),
  language: z.enum(locales).meta({ description: 'The language that its texts are written in' }),
};

export const updateOrganizationBodySchema = z.strictObject(cardFields).partial();

export const createOrganizationBodySchema = updateOrganizationBodySchema.extend({
  name: nameSchema,
  website: urlSchema.trim().optional(),
  adminEmail: mailableSchema.meta({ description: 'E-mail address of its first administrator' }),
});

const flagSchema = z.enum(['true', 'false']).meta({ description: 'A string, not a boolean' });
const webSchema = urlSchema.trim();
const plainSchema = z.string().trim().max(limits.summary);
const htmlSchema = z.string().max(limits.html).meta({ description: 'Sanitised HTML' });

/** Changes of the page and its settings; omitted fields stay unchanged. */
export const organizationPageBodySchema = z
  .strictObject({
    'page.aboutOrganization': htmlSchema,
    'page.membershipTerms': htmlSchema,
    profileVisible: flagSchema,
    sortOrder: z.enum(['asc', 'desc']).meta({ description: 'Order of the gygs on its page, by start' }),
    website: webSchema,
    facebook: webSchema,
    linkedin: webSchema,
    twitter: webSchema,
    instagram: webSchema,
    proposalFeatureEnabled: flagSchema,
    proposalFormWidget: z.string().trim().max(limits.name),
    proposalWhoCanSubmit: z.enum(['ANYONE', 'MEMBERS']),
    proposalShortText: plainSchema,
    proposalButtonText: lineSchema(limits.name),
    proposalHelpText: z.string().trim().max(2_000),
    proposalRepresentOrganization: flagSchema,
    proposalQuestions: z
      .array(proposalQuestionSchema)
      .max(limits.proposalQuestions)
      .refine((questions) => new Set(questions.map(({ text }) => text)).size === questions.length, 'Asked twice')
      .meta({ description: 'Questions of the form besides its own, in their order' }),
    'settings.premiumAccount': flagSchema.meta({ description: 'Only super users can change it' }),
  })
  .partial();

/** The account request. Nothing is required here, because missing values have separate codes (`org_request.…`). */
export const organizationRequestBodySchema = z.strictObject({
  requesterName: lineSchema(limits.name).default(''),
  requesterEmail: z.string().overwrite(normaliseEmail).max(limits.email).default(''),
  name: lineSchema(limits.name).default(''),
  website: z.string().trim().max(limits.url).default(''),
  message: z.string().trim().max(limits.inviteMessage).default(''),
  country: z.literal('se').default('se'),
  inviteId: idSchema.nullable().default(null).meta({ description: 'Invitation id from the link in the e-mail' }),
  agreePermission: z
    .boolean()
    .default(false)
    .meta({ description: 'Must be true: the requester has permission to represent the organisation' }),
  locale: z.enum(locales).optional().meta({ description: 'Language of the e-mails about it' }),
});

export const organizationInviteBodySchema = z.strictObject({
  company: nameSchema,
  recipient: mailableSchema,
  message: z.string().trim().min(1).max(limits.inviteMessage),
});

/** The invitation for the invited organisation. */
export const organizationInviteSchema = z
  .strictObject({ id: idSchema, company: z.string(), recipient: z.string() })
  .meta({ id: 'OrganizationInvite' });
