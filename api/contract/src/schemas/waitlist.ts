import { z } from 'zod';
import { bookingStatuses, contributionTypes, gygStates, locales, waitlistStatuses } from '../enums';
import { limits } from '../rules';
import { idSchema, listOf, pageQuery, repetitionFields, timeSchema, urlSchema } from './common';

const quantitySchema = z.number().default(1).meta({ description: '1 for a skill or a place; at least 1 for items' });
const kindSchema = z
  .enum(contributionTypes)
  .nullable()
  .meta({ description: 'The kind of the need; null for a place as a recipient' });
const needIdSchema = idSchema.nullable().meta({ description: 'The need; null for a place as a recipient' });

/** Joins the waiting list of a full need, or with `beneficiary` that for places as a recipient. */
export const joinWaitlistBodySchema = z
  .strictObject({
    gygPositionId: idSchema.optional().meta({ description: 'Id of the skill or item (`Need.id`)' }),
    contributionType: z.enum(contributionTypes).optional().meta({ description: 'Must match the need; otherwise 404' }),
    beneficiary: z.literal(true).optional().meta({ description: 'Queue for a place as a recipient' }),
    quantity: quantitySchema,
    bookingComment: z.string().max(limits.comment).default(''),
    userOrganization: idSchema
      .nullable()
      .default(null)
      .meta({ description: 'An organisation of yours to represent; null or omitted for none' }),
  })
  .refine(
    ({ gygPositionId, contributionType, beneficiary }) =>
      beneficiary
        ? gygPositionId === undefined && contributionType === undefined
        : gygPositionId !== undefined && contributionType !== undefined,
    'Send gygPositionId with contributionType, or beneficiary',
  );
export type JoinWaitlistInput = z.input<typeof joinWaitlistBodySchema>;

export const joinWaitlistAnswerSchema = z.strictObject({
  id: idSchema,
  ahead: z.int().min(0).meta({ description: 'How many people are waiting before you' }),
});

const offerSchema = z
  .strictObject({
    token: z.string().meta({ description: 'For accepting and declining' }),
    quantity: z.int().min(1).meta({ description: 'How many are offered; for items perhaps fewer than asked for' }),
    expiresAt: timeSchema,
  })
  .meta({ id: 'WaitlistOffer', description: 'A place that is held for the person until a time' });

const entryFields = {
  id: idSchema,
  gygId: idSchema,
  gygPositionId: needIdSchema,
  contributionType: kindSchema,
  quantity: z.int().min(1),
  status: z.enum(waitlistStatuses),
  created: timeSchema,
};

/** The caller's own entry that is waiting or offered. */
export const viewerWaitlistEntrySchema = z
  .strictObject({
    ...entryFields,
    ahead: z.int().min(0).meta({ description: 'How many people are waiting before the caller' }),
    offer: offerSchema.nullable().meta({ description: 'Only while the status is OFFERED' }),
  })
  .meta({ id: 'ViewerWaitlistEntry' });
export type ViewerWaitlistEntry = z.infer<typeof viewerWaitlistEntrySchema>;

/** The caller's own entry with its gyg, for My bookings. */
export const userWaitlistEntrySchema = viewerWaitlistEntrySchema
  .extend({
    needTitle: z.string().meta({ description: 'Empty for a place as a recipient' }),
    gygTitle: z.string(),
    gygLanguage: z.enum(locales).meta({ description: 'The language of `gygTitle`' }),
    gygState: z.enum(gygStates),
    startDateTime: timeSchema,
    endDateTime: timeSchema,
    ...repetitionFields,
    address: z.string(),
    hostName: z.string(),
    sdgGoalId: z.int(),
    gygHero: urlSchema,
  })
  .meta({ id: 'UserWaitlistEntry' });
export type UserWaitlistEntry = z.infer<typeof userWaitlistEntrySchema>;

/** An entry in the list of the gyg's hosts. */
export const gygWaitlistEntrySchema = z
  .strictObject({
    ...entryFields,
    needTitle: z.string().meta({ description: 'Empty for a place as a recipient' }),
    userId: idSchema.nullable().meta({ description: 'Null if the account was erased' }),
    userName: z.string().meta({ description: 'Empty if the account was erased' }),
    userImage: urlSchema.nullable(),
    email: z.string().nullable().meta({ description: 'Null if the caller may not see it' }),
    bookingComment: z.string(),
    orgName: z.string().nullable().meta({ description: 'The organisation that the person wants to represent' }),
    offeredQuantity: z.int().min(1).nullable(),
    offerExpiresAt: timeSchema.nullable(),
    ended: timeSchema.nullable(),
  })
  .meta({ id: 'GygWaitlistEntry' });
export type GygWaitlistEntry = z.infer<typeof gygWaitlistEntrySchema>;

export const waitlistQuerySchema = z.strictObject({
  group: z
    .enum(['active', 'ended'])
    .default('active')
    .meta({ description: '`active`: waiting and offered, in their order; `ended`: the others, latest first' }),
  needId: idSchema.optional().meta({ description: 'Only the queue of this need' }),
  beneficiary: z
    .stringbool()
    .optional()
    .meta({ description: 'True: only the queue for places as a recipient; false: only those of needs' }),
  ...pageQuery,
});
export const waitlistListSchema = listOf('entries', gygWaitlistEntrySchema).extend({
  counts: z
    .strictObject({ WAITING: z.int().min(0), OFFERED: z.int().min(0), ended: z.int().min(0) })
    .meta({ description: 'By status, with the other filters of the list applied' }),
});

/** An offer, for anyone who has its link. It does not name the person. */
export const waitlistOfferPageSchema = z
  .strictObject({
    gygId: idSchema,
    gygTitle: z.string(),
    gygLanguage: z.enum(locales).meta({ description: 'The language of `gygTitle`' }),
    gygHero: urlSchema,
    sdgGoalId: z.int(),
    startDateTime: timeSchema,
    endDateTime: timeSchema,
    ...repetitionFields,
    address: z.string(),
    hostName: z.string(),
    gygPositionId: needIdSchema,
    needTitle: z.string().meta({ description: 'Empty for a place as a recipient' }),
    contributionType: kindSchema,
    asked: z.int().min(1),
    offered: z.int().min(1),
    needsApproval: z.boolean().meta({ description: 'Whether the host still has to accept the booking' }),
    status: z.enum(waitlistStatuses).meta({ description: 'EXPIRED as soon as its time is over' }),
    expiresAt: timeSchema,
  })
  .meta({ id: 'WaitlistOfferPage' });
export type WaitlistOfferPage = z.infer<typeof waitlistOfferPageSchema>;

/** The booking or place of an accepted offer. */
export const acceptWaitlistOfferAnswerSchema = z.strictObject({
  gygId: idSchema,
  id: idSchema.meta({ description: 'Id of the booking, or of the place as a recipient' }),
  contributionType: kindSchema,
  status: z.enum(bookingStatuses),
});
