import { z } from 'zod';
import { defaultGoalId, proposalPaymentMethods, proposalStatuses, proposalTypes, proposers } from '../enums';
import { limits } from '../rules';
import { givenTimeSchema, goalIdSchema, idSchema, lineSchema, timeSchema, urlSchema } from './common';

/**
 * Whether a value is nested no deeper than this. Checked level by level: a small body can nest deeper than the stack.
 */
function nestsWithin(value: unknown, depth: number): boolean {
  let level: unknown[] = [value];
  for (let left = depth; level.length > 0; left -= 1) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (left === 0) return level.length === 0;
  }
  return true;
}

const customFieldsSchema = z
  .record(z.string().max(100), z.unknown())
  .refine((fields) => nestsWithin(fields, limits.customFieldsDepth), { error: 'Nested too deep', abort: true })
  .refine((fields) => JSON.stringify(fields).length <= limits.customFields, 'Too much')
  .meta({ description: 'Other fields of the form, stored as sent' });

/** Missing times are 15 days ahead at 09:00 and 30 days ahead at 18:00, Swedish time. */
export const proposalBodySchema = z.strictObject({
  organizationId: idSchema,
  userId: idSchema.optional().meta({ description: 'Your own user id, if given' }),
  type: z.enum(proposalTypes).default('GYG'),
  paymentMethod: z.enum(proposalPaymentMethods).nullish().meta({ description: 'Required for a collection' }),
  title: lineSchema(limits.title).default('').meta({ description: 'Required' }),
  summary: z.string().trim().max(limits.summary).default('').meta({ description: 'Required' }),
  description: z.string().max(limits.html).default('').meta({ description: 'Sanitised HTML' }),
  image: urlSchema.trim().nullish().meta({ description: 'URL that POST /images/proposal returned' }),
  sdgGoalId: goalIdSchema.default(defaultGoalId),
  address: z.string().trim().max(limits.address).default(''),
  startDateTime: givenTimeSchema.optional().meta({ description: 'Defaults to 15 days ahead at 09:00 Swedish time' }),
  endDateTime: givenTimeSchema.optional().meta({ description: 'Defaults to 30 days ahead at 18:00 Swedish time' }),
  moreInfo: z.string().trim().max(limits.html).default(''),
  individualOrOrganization: z.enum(proposers).optional(),
  representOrgId: idSchema.nullish().meta({ description: 'An organisation that you are a member of' }),
  representOrgInfo: z.string().trim().max(limits.comment).default(''),
  customFields: customFieldsSchema.optional(),
});
export type ProposalInput = z.infer<typeof proposalBodySchema>;

/** A proposed gyg or collection, for its author and the organisation's admins. */
export const proposalSchema = z
  .strictObject({
    id: idSchema,
    organizationId: idSchema,
    orgName: z.string(),
    orgFriendlyUrl: z.string(),
    userId: idSchema.nullable(),
    userName: z.string(),
    type: z.enum(proposalTypes),
    paymentMethod: z.enum(proposalPaymentMethods).nullable(),
    title: z.string(),
    summary: z.string(),
    description: z.string(),
    image: urlSchema.nullable(),
    sdgGoalId: goalIdSchema,
    address: z.string(),
    startDateTime: timeSchema,
    endDateTime: timeSchema,
    moreInfo: z.string(),
    individualOrOrganization: z.enum(proposers),
    representOrgId: idSchema.nullable(),
    representOrgName: z.string().nullable(),
    representOrgInfo: z.string(),
    customFields: z.record(z.string(), z.unknown()),
    status: z.enum(proposalStatuses),
    comments: z.string().meta({ description: 'The organisation’s comments' }),
    created: timeSchema,
    answeredAt: timeSchema.nullable(),
    gygId: idSchema.nullable().meta({ description: 'The gyg created from it; null until the caller may see it' }),
  })
  .meta({ id: 'Proposal' });
export type Proposal = z.infer<typeof proposalSchema>;

export const answerProposalBodySchema = z.strictObject({
  status: z.enum(['ACCEPTED', 'DECLINED']),
  comments: z.string().trim().max(limits.comment).default('').meta({ description: 'Sent to the author' }),
});
