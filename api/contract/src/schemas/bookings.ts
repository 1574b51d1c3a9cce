import { z } from 'zod';
import {
  attendances,
  bookingEnders,
  bookingStatuses,
  contributionTypes,
  gygStates,
  locales,
  representationStatuses,
  storyStatuses,
} from '../enums';
import { limits } from '../rules';
import { givenTimeSchema, idSchema, repetitionFields, timeSchema, urlSchema } from './common';

const representationSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Id of the representation request' }),
    organizationId: idSchema,
    orgName: z.string(),
    status: z.enum(representationStatuses),
  })
  .meta({ description: 'The latest representation request and its status' });

const userOrganizationSchema = idSchema
  .nullable()
  .meta({ description: 'The organisation that the booker represents or has asked to represent; null for none' });

/** When a person answered a reminder of the current start with "I'm coming". */
export const confirmedAtSchema = timeSchema.nullable().meta({
  description: 'When the person answered a reminder with “I’m coming”; null if they have not since the start was set',
});

const thanksSchema = z
  .strictObject({
    text: z.string(),
    by: z.string().nullable().meta({ description: 'The host who wrote it; null if they erased their account' }),
  })
  .nullable()
  .meta({ description: 'The thanks of a host; null if there are none' });

/**
 * A booking for its booker and the hosts. `gygPositionId` is the skill, `gygCommodityId` the commodity; the other one
 * is null.
 */
export const bookingSchema = z
  .strictObject({
    id: idSchema,
    gygId: idSchema,
    gygPositionId: idSchema.nullable().meta({ description: 'The skill; null for items' }),
    gygCommodityId: idSchema.nullable().meta({ description: 'The item; null for a skill' }),
    contributionType: z.enum(contributionTypes),
    needTitle: z.string(),
    durationMinutes: z.int().nullable(),
    userId: idSchema,
    bookerName: z.string(),
    bookingComment: z.string(),
    quantity: z.int().min(1),
    status: z.enum(bookingStatuses),
    userOrganization: userOrganizationSchema,
    organizationId: idSchema.nullable().meta({ description: 'The organisation that accepted to be represented' }),
    orgName: z.string().nullable(),
    representation: representationSchema.nullable(),
    attendance: z.enum(attendances).nullable(),
    confirmedAt: confirmedAtSchema,
    thanks: thanksSchema,
    cancelReason: z.string().nullable(),
    created: timeSchema,
  })
  .meta({ id: 'Booking' });
export type Booking = z.infer<typeof bookingSchema>;

/**
 * A participant with the fields that the caller may see: anonymous without a name. The id of a closed need is returned
 * only to those who may see it.
 */
export const participantSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Id of the booking' }),
    gygId: idSchema,
    gygPositionId: idSchema.nullable(),
    gygCommodityId: idSchema.nullable(),
    quantity: z.int().min(1),
    userId: idSchema.nullable(),
    bookerName: z.string().nullable(),
    userOrganization: userOrganizationSchema,
    organizationId: idSchema.nullable(),
    orgName: z.string().nullable(),
    needTitle: z.string().optional(),
    representation: representationSchema.nullable().optional(),
    created: timeSchema.optional(),
    bookingComment: z.string().optional(),
    email: z.string().optional(),
    status: z.enum(bookingStatuses).optional(),
    attendance: z.enum(attendances).nullable().optional(),
    cancelReason: z.string().nullable().optional(),
  })
  .meta({ id: 'Participant' });
export type Participant = z.infer<typeof participantSchema>;

/** The gyg of an entry in My bookings, and the state of the entry. */
const bookedGygFields = {
  gygTitle: z.string(),
  gygLanguage: z.enum(locales).meta({ description: 'The language of `gygTitle`' }),
  gygState: z.enum(gygStates),
  gygHero: urlSchema,
  sdgGoalId: z.int(),
  startDateTime: timeSchema,
  endDateTime: timeSchema,
  ...repetitionFields,
  address: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  hostName: z.string(),
  hostFriendlyUrl: z.string(),
  gygVisible: z.boolean().meta({ description: 'False if the gyg was unpublished: show it without a link' }),
  participantInfo: z
    .string()
    .optional()
    .meta({ description: 'Sanitised HTML, until the gyg is finished; only with a confirmed booking or place' }),
  cancellable: z.boolean().meta({ description: 'Whether the booker can still cancel' }),
  cancellableUntil: timeSchema
    .nullable()
    .meta({ description: 'Until when the booker can cancel; null if they no longer can' }),
  endedBy: z
    .enum(bookingEnders)
    .nullable()
    .meta({ description: 'Who cancelled or declined it; null if it was neither, or if it is not known' }),
  endedAt: timeSchema.nullable().meta({ description: 'When it was cancelled or declined' }),
  story: z
    .strictObject({ id: idSchema, status: z.enum(storyStatuses) })
    .nullable()
    .meta({ description: 'The latest story that the caller told of the gyg' }),
} as const;

/** The caller's booking with its gyg, for My bookings. */
export const userBookingSchema = bookingSchema
  .extend({
    ...bookedGygFields,
    changeable: z.boolean().meta({ description: 'Whether comment and represented organisation can still change' }),
    quantityLimits: z
      .strictObject({ min: z.int().min(1), max: z.int().min(1) })
      .nullable()
      .meta({
        description: 'The quantities of items that are possible at the moment; null if the quantity cannot change',
      }),
    hours: z.number().nullable().meta({
      description:
        'Hours that count as given, once attendance is recorded: 0 unless attended. Null before, and for items',
    }),
  })
  .meta({ id: 'UserBooking' });
export type UserBooking = z.infer<typeof userBookingSchema>;

/** The caller's place as a recipient. */
export const userPlaceSchema = z
  .strictObject({
    id: idSchema,
    gygId: idSchema,
    ...bookedGygFields,
    bookingComment: z.string(),
    status: z.enum(['ACTIVE', 'CANCELLED']),
    confirmedAt: confirmedAtSchema,
    cancelReason: z.string().nullable(),
    created: timeSchema,
  })
  .meta({ id: 'UserPlace' });
export type UserPlace = z.infer<typeof userPlaceSchema>;

/** The sums of everything that the caller has given. Only attended bookings count. */
export const givenTotalsSchema = z
  .strictObject({
    hours: z.number().min(0),
    gygs: z.int().min(0),
    goals: z.int().min(0),
    items: z.int().min(0),
  })
  .meta({ id: 'GivenTotals' });
export type GivenTotals = z.infer<typeof givenTotalsSchema>;

/** A recipient, visible only to hosts. */
export const recipientSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Id of the place' }),
    userId: idSchema,
    userName: z.string(),
    email: z.string().nullable(),
    userImage: urlSchema.nullable(),
    bookingComment: z.string(),
    status: z.enum(['ACTIVE', 'CANCELLED']),
    confirmedAt: confirmedAtSchema,
    cancelReason: z.string().nullable(),
    created: timeSchema,
  })
  .meta({ id: 'Recipient' });
export type Recipient = z.infer<typeof recipientSchema>;

const comment = z.string().max(limits.comment).meta({ description: 'Comment to the hosts' });
const quantitySchema = z.number().meta({ description: '1 for a skill; at least 1 for items', example: 1 });
const contributionSchema = z.enum(contributionTypes);
const ofNeed = contributionSchema.meta({
  description: 'Must match the need; otherwise 404',
});
const ofBooking = contributionSchema.meta({ description: 'Must match the need; otherwise 404' });
const needIdSchema = idSchema.meta({ description: 'Id of the skill or item (`Need.id`)' });
export const reasonSchema = z
  .string()
  .trim()
  .max(limits.reason)
  .default('')
  .meta({ description: 'Required; sent to the people concerned', example: 'The harbour is closed' });

/** The body of a booking. */
export const createBookingBodySchema = z.strictObject({
  userOrganization: idSchema
    .nullable()
    .default(null)
    .meta({ description: 'An organisation of yours to represent; null or omitted for none' }),
  gygPositionId: needIdSchema,
  contributionType: ofNeed,
  bookingComment: comment.default(''),
  quantity: quantitySchema,
  userId: idSchema.meta({ description: 'Your own user id, as returned by POST /users' }),
});
export type CreateBookingInput = z.input<typeof createBookingBodySchema>;

export const createBookingAnswerSchema = z.strictObject({ id: idSchema, status: z.enum(bookingStatuses) });

/** Comment, quantity and represented organisation can change; the others must equal the current values. */
export const updateBookingBodySchema = z.strictObject({
  name: z.string().max(limits.name).optional(),
  bookingComment: comment.optional(),
  gygPositionId: needIdSchema,
  userId: idSchema.meta({ description: 'The booker’s user id' }),
  contributionType: ofBooking,
  userOrganization: userOrganizationSchema.optional(),
  quantity: quantitySchema.optional(),
});

export const cancelBookingBodySchema = z.strictObject({
  contributionType: ofBooking,
  reason: reasonSchema,
});

export const attendanceBodySchema = z.strictObject({
  contributionType: ofBooking,
  attendance: z.enum(attendances).nullable().meta({ description: 'Attendance; null removes it' }),
  at: givenTimeSchema.optional().meta({
    description:
      'When it was recorded, for devices that were offline; the latest wins. Limited to the time between the start and now; now if omitted',
  }),
});

/** A booker's request to represent an organisation, answered by its admins. */
export const representationRequestSchema = z
  .strictObject({
    id: idSchema,
    gygParticipantId: idSchema.nullable().meta({ description: 'The booking of a skill; null for items' }),
    gygCommodityUserId: idSchema.nullable().meta({ description: 'The booking of items; null for a skill' }),
    organizationId: idSchema,
    orgName: z.string(),
    userId: idSchema,
    userName: z.string(),
    userImage: urlSchema.nullable(),
    gygId: idSchema,
    gygTitle: z.string(),
    gygLanguage: z.enum(locales).meta({ description: 'The language of `gygTitle`' }),
    needTitle: z.string(),
    quantity: z.int(),
    contributionType: z.enum(contributionTypes),
    sdgGoalId: z.int(),
    hostName: z.string(),
    startDateTime: timeSchema,
    status: z.enum(representationStatuses),
    created: timeSchema,
  })
  .meta({ id: 'RepresentationRequest' });
export type RepresentationRequest = z.infer<typeof representationRequestSchema>;
