import { z } from 'zod';
import { locales, organizationRequestStatuses, organizationTypes } from '../enums';
import { limits } from '../rules';
import { idSchema, listOf, nameSchema, timeSchema } from './common';
import { friendlyUrlSchema } from './organization-writes';

const requestFields = {
  id: idSchema,
  requesterName: z.string(),
  requesterEmail: z.string(),
  name: z.string(),
  website: z.string(),
  message: z.string(),
  country: z.string(),
  inviteId: idSchema.nullable(),
  status: z.enum(organizationRequestStatuses),
  created: timeSchema,
  respondedAt: timeSchema.nullable(),
  organizationId: idSchema.nullable().meta({ description: 'The organisation that it became' }),
};

/** A request for an organisation account, for super users. */
export const organizationRequestSchema = z.strictObject(requestFields).meta({ id: 'OrganizationRequest' });
export type OrganizationRequest = z.infer<typeof organizationRequestSchema>;

export const requestWarnings = ['SAME_NAME', 'OTHER_DOMAIN'] as const;

const counter = z.int().min(0);
export const organizationRequestListSchema = listOf(
  'requests',
  organizationRequestSchema.extend({
    warnings: z.array(z.enum(requestWarnings)).meta({
      description:
        'Of a pending request. SAME_NAME: an organisation with this name is on the platform; OTHER_DOMAIN: the e-mail address and the website do not share a domain',
    }),
  }),
).extend({
  counts: z
    .strictObject({ PENDING: counter, ACCEPTED: counter, DECLINED: counter })
    .meta({ description: 'Requests with the keyword, by status' }),
});
export type OrganizationRequestList = z.infer<typeof organizationRequestListSchema>;

/** An organisation that may be the same as the requested one. */
const similarSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  friendlyUrl: z.string(),
  sameName: z.boolean().meta({ description: 'The names differ at most in case and accents' }),
  sameDomain: z.boolean().meta({ description: 'The websites share a domain' }),
  likeness: z.int().min(0).max(100).meta({ description: 'How alike the names are, in percent' }),
});

/** What the platform can check about a request. */
const checksSchema = z.strictObject({
  account: z
    .strictObject({ id: idSchema, since: timeSchema })
    .nullable()
    .meta({ description: 'The account with the requester’s confirmed e-mail address; null if there is none' }),
  domain: z.strictObject({
    email: z.string().nullable(),
    website: z.string().nullable(),
    same: z.boolean().meta({ description: 'One is the other, or a subdomain of it' }),
  }),
  similar: z.array(similarSchema).meta({
    description: 'Organisations with the same name or website, and those with a name at least 75 percent alike',
  }),
  nearest: similarSchema.nullable().meta({ description: 'The organisation whose name is most alike' }),
});

export const organizationRequestDetailSchema = z
  .strictObject({
    ...requestFields,
    locale: z.enum(locales).meta({ description: 'Language of the e-mails to the requester' }),
    answer: z.string().meta({ description: 'What was written to the requester with the decision' }),
    answeredBy: z
      .strictObject({ id: idSchema, name: z.string() })
      .nullable()
      .meta({ description: 'Who answered; null also for one whose account was deleted' }),
    invite: z
      .strictObject({ invitedBy: idSchema, name: z.string(), company: z.string(), created: timeSchema })
      .nullable()
      .meta({ description: 'The invitation that it came by' }),
    suggestedUrl: z.string().meta({ description: 'A free friendly URL from its name' }),
    checks: checksSchema.nullable().meta({ description: 'Only of a pending request' }),
  })
  .meta({ id: 'OrganizationRequestDetail' });
export type OrganizationRequestDetail = z.infer<typeof organizationRequestDetailSchema>;

export const respondBodySchema = z.strictObject({
  accept: z.boolean().meta({ description: 'True to accept, false to decline' }),
  name: nameSchema.optional().meta({ description: 'The organisation’s name; as requested if omitted' }),
  organizationType: z.enum(organizationTypes).optional().meta({ description: 'NON-PROFIT if omitted' }),
  friendlyUrl: friendlyUrlSchema.optional().meta({ description: 'A free one from the name if omitted' }),
  message: z
    .string()
    .trim()
    .max(limits.inviteMessage)
    .optional()
    .meta({ description: 'Sent to the requester with the decision; required to decline' }),
});
