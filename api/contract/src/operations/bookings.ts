import { z } from 'zod';
import { defineOperations } from '../operation';
import { limits } from '../rules';
import {
  attendanceBodySchema,
  bookingSchema,
  cancelBookingBodySchema,
  createBookingAnswerSchema,
  createBookingBodySchema,
  participantSchema,
  reasonSchema,
  recipientSchema,
  representationRequestSchema,
  updateBookingBodySchema,
} from '../schemas/bookings';
import { idSchema, listOf, pageQuery } from '../schemas/common';

const empty = z.strictObject({});
const participantList = listOf('items', participantSchema);
const requestList = listOf('requests', representationRequestSchema);
const signedIn = ['session.need_to_be_logged_in', 'gyg.missing', 'request.invalid'] as const;

export const bookingOperations = defineOperations({
  listParticipants: {
    summary: 'List the participants of a gyg',
    description:
      'Returns only the names that the caller may see. With `organizationId`, administrators get the bookings of their own members.',
    tag: 'bookings',
    who: ['any'],
    query: z.strictObject({
      organizationId: idSchema
        .optional()
        .meta({ description: 'Only participants who represent, or are members of, this organisation' }),
      ...pageQuery,
    }),
    answers: { 200: z.strictObject({ gygParticipants: participantList, gygCommodityUsers: participantList }) },
    errors: ['session.need_to_be_logged_in', 'gyg.missing', 'you_do_not_have_permission', 'request.invalid'],
  },
  createBooking: {
    summary: 'Book a skill or items',
    description: 'Capacity is reserved in the same transaction, so a need is never overbooked.',
    tag: 'bookings',
    who: ['user'],
    body: createBookingBodySchema,
    answers: { 201: createBookingAnswerSchema },
    errors: [
      ...signedIn,
      'booking.missing_position',
      'booking.invalid_quantity_contributed',
      'booking.failed',
      'user_org.not_a_member',
      'booking.quantity_more_than_asked',
      'you_do_not_have_permission',
    ],
  },
  updateBooking: {
    summary: 'Update a booking',
    description: 'Changes the comment, the quantity or the represented organisation.',
    tag: 'bookings',
    who: ['self'],
    body: updateBookingBodySchema,
    answers: { 200: bookingSchema },
    errors: [
      ...signedIn,
      'you_do_not_have_permission',
      'booking.missing',
      'booking.update.failed',
      'booking.invalid_quantity_contributed',
      'booking.quantity_more_than_asked',
      'user_org.not_a_member',
    ],
  },
  acceptBooking: {
    summary: 'Accept a pending booking',
    tag: 'bookings',
    who: ['host'],
    body: empty,
    answers: { 200: bookingSchema },
    errors: [...signedIn, 'you_do_not_have_permission', 'booking.missing', 'booking.already_answered'],
  },
  declineBooking: {
    summary: 'Decline a pending booking',
    description: 'Releases the capacity of the booking.',
    tag: 'bookings',
    who: ['host'],
    body: empty,
    answers: { 200: bookingSchema },
    errors: [...signedIn, 'you_do_not_have_permission', 'booking.missing', 'booking.already_answered'],
  },
  cancelBooking: {
    summary: 'Cancel a booking',
    description: 'Requires a reason. Idempotent: repeated requests release the capacity only once.',
    tag: 'bookings',
    who: ['self', 'host'],
    body: cancelBookingBodySchema,
    answers: { 204: null },
    errors: [
      ...signedIn,
      'you_do_not_have_permission',
      'booking.missing',
      'booking.missing_reason',
      'booking.cancellation_error',
    ],
  },
  recordAttendance: {
    summary: 'Record attendance',
    description: 'Available once the gyg has started. The record with the latest `at` is stored.',
    tag: 'bookings',
    who: ['host'],
    body: attendanceBodySchema,
    answers: { 200: bookingSchema },
    errors: [...signedIn, 'you_do_not_have_permission', 'booking.missing', 'gyg.wrong_state'],
  },
  listOrganizationRepresentationRequests: {
    summary: 'List an organisation’s representation requests',
    tag: 'representation',
    who: ['admin', 'super'],
    query: z.strictObject(pageQuery),
    answers: { 200: requestList },
    errors: ['session.need_to_be_logged_in', 'org.missing', 'you_do_not_have_permission', 'request.invalid'],
  },
  listUserRepresentationRequests: {
    summary: 'List your representation requests',
    tag: 'representation',
    who: ['self'],
    query: z.strictObject(pageQuery),
    answers: { 200: requestList },
    errors: ['session.need_to_be_logged_in', 'user.missing', 'request.invalid'],
  },
  acceptRepresentationRequest: {
    summary: 'Accept a representation request',
    tag: 'representation',
    who: ['admin'],
    body: empty,
    answers: { 200: representationRequestSchema },
    errors: [
      'session.need_to_be_logged_in',
      'you_do_not_have_permission',
      'representation.missing',
      'representation.already_responded',
    ],
  },
  declineRepresentationRequest: {
    summary: 'Decline a representation request or revoke an approval',
    description: 'The booking remains, in the booker’s own name.',
    tag: 'representation',
    who: ['admin', 'self'],
    body: empty,
    answers: { 200: representationRequestSchema },
    errors: [
      'session.need_to_be_logged_in',
      'you_do_not_have_permission',
      'representation.missing',
      'representation.already_responded',
    ],
  },
  listBeneficiaries: {
    summary: 'List the recipients of a gyg',
    tag: 'recipients',
    who: ['host', 'super'],
    query: z.strictObject(pageQuery),
    answers: {
      200: listOf('beneficiaries', recipientSchema),
    },
    errors: ['session.need_to_be_logged_in', 'gyg.missing', 'you_do_not_have_permission'],
  },
  createBeneficiary: {
    summary: 'Book a place as a recipient',
    tag: 'recipients',
    who: ['user'],
    body: z.strictObject({
      userId: idSchema.meta({ description: 'Your own user id' }),
      bookingComment: z.string().max(limits.comment).default(''),
    }),
    answers: { 201: z.strictObject({ id: idSchema }) },
    errors: [...signedIn, 'booking.failed', 'you_do_not_have_permission'],
  },
  cancelBeneficiary: {
    summary: 'Cancel a recipient’s place',
    description: 'Requires a reason.',
    tag: 'recipients',
    who: ['self', 'host'],
    body: z.strictObject({ reason: reasonSchema }),
    answers: { 204: null },
    errors: [
      ...signedIn,
      'you_do_not_have_permission',
      'recipients.missing',
      'booking.missing_reason',
      'booking.cancellation_error',
    ],
  },
});
