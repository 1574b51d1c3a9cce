import { z } from 'zod';
import { representationStatuses } from '../enums';
import { csvFile, defineOperations } from '../operation';
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
import {
  attendanceListSchema,
  attendanceQuerySchema,
  formatSchema,
  gygBookingListSchema,
  gygBookingsQuerySchema,
  memberBookingsQuerySchema,
  recordAttendancesAnswerSchema,
  recordAttendancesBodySchema,
} from '../schemas/gyg-bookings';

const empty = z.strictObject({});
const participantList = listOf('items', participantSchema);
const requestList = listOf('requests', representationRequestSchema);
const keywordOfPerson = z
  .string()
  .trim()
  .max(limits.keyword)
  .optional()
  .meta({ description: 'Each word must be in the name or the e-mail address' });
const bookingFile = csvFile('Name,E-mail,Contribution,Kind,Quantity,Representing,Booked,Status,Comment,Attendance');
const signedIn = ['session.need_to_be_logged_in', 'gyg.missing', 'request.invalid'] as const;

const listErrors = [
  'session.need_to_be_logged_in',
  'gyg.missing',
  'you_do_not_have_permission',
  'request.invalid',
] as const;

const answerToBooking = {
  who: ['host'],
  body: empty,
  answers: { 200: bookingSchema },
  errors: [...signedIn, 'you_do_not_have_permission', 'booking.missing', 'booking.already_answered'],
} as const;

const answerToRequest = {
  tag: 'representation',
  body: empty,
  answers: { 200: representationRequestSchema },
  errors: [
    'session.need_to_be_logged_in',
    'you_do_not_have_permission',
    'representation.missing',
    'representation.already_responded',
  ],
} as const;

export const bookingOperations = defineOperations('bookings', {
  listParticipants: {
    summary: 'List the participants of a gyg',
    description:
      'Returns only the names that the caller may see. With `organizationId`, administrators get the bookings of their own members.',
    who: ['any'],
    key: 'bookings:read',
    query: z.strictObject({
      organizationId: idSchema
        .optional()
        .meta({ description: 'Only participants who represent, or are members of, this organisation' }),
      ...pageQuery,
    }),
    answers: { 200: z.strictObject({ gygParticipants: participantList, gygCommodityUsers: participantList }) },
    errors: listErrors,
  },
  listGygBookings: {
    summary: 'List the bookings of a gyg',
    description: 'For its hosts: filtered, sorted and with the number of bookings in each group.',
    who: ['host', 'super'],
    key: 'bookings:read',
    query: gygBookingsQuerySchema,
    answers: { 200: gygBookingListSchema },
    file: bookingFile,
    errors: [...listErrors, 'reports.too_many_rows'],
  },
  listMemberBookings: {
    summary: 'List the bookings of a gyg in the name of an organisation',
    description:
      'For the administrators of the organisation, for gygs of any host. Includes bookings that ask to represent it. Comments and reasons are empty.',
    who: ['admin', 'super'],
    key: 'bookings:read',
    query: memberBookingsQuerySchema,
    answers: { 200: gygBookingListSchema },
    file: bookingFile,
    errors: [...listErrors, 'org.missing', 'reports.too_many_rows'],
  },
  listAttendance: {
    summary: 'List who is expected at a gyg',
    description: 'The door list: active bookings sorted by name, at most 500 a page.',
    who: ['host', 'super'],
    query: attendanceQuerySchema,
    answers: { 200: attendanceListSchema },
    errors: listErrors,
  },
  recordAttendances: {
    summary: 'Record the attendance of several bookings',
    description:
      'Available once the gyg has started. Each record succeeds or fails on its own; a record that was sent before changes nothing.',
    who: ['host'],
    body: recordAttendancesBodySchema,
    answers: { 200: recordAttendancesAnswerSchema },
    errors: [...signedIn, 'you_do_not_have_permission', 'gyg.wrong_state'],
  },
  createBooking: {
    summary: 'Book a skill or items',
    description: 'Capacity is reserved in the same transaction, so a need is never overbooked.',
    who: ['user'],
    partner: 'bookings',
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
    who: ['self'],
    partner: 'bookings',
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
    ...answerToBooking,
  },
  declineBooking: {
    summary: 'Decline a pending booking',
    description: 'Releases the capacity of the booking.',
    ...answerToBooking,
  },
  cancelBooking: {
    summary: 'Cancel a booking',
    description: 'Requires a reason. Idempotent: repeated requests release the capacity only once.',
    who: ['self', 'host'],
    partner: 'bookings',
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
    who: ['host'],
    body: attendanceBodySchema,
    answers: { 200: bookingSchema },
    errors: [...signedIn, 'you_do_not_have_permission', 'booking.missing', 'gyg.wrong_state'],
  },
  listOrganizationRepresentationRequests: {
    summary: 'List an organisation’s representation requests',
    tag: 'representation',
    who: ['admin', 'super'],
    key: 'bookings:read',
    description: 'Pending ones first, then newest first; with `status: PENDING`, by the start of the gyg.',
    query: z.strictObject({
      status: z.enum(representationStatuses).optional().meta({ description: 'Filter by status; all if omitted' }),
      gygId: idSchema.optional().meta({ description: 'Only for this gyg' }),
      keyword: keywordOfPerson,
      ...pageQuery,
    }),
    answers: {
      200: requestList.extend({
        counts: z
          .record(z.enum(representationStatuses), z.int().min(0))
          .meta({ description: 'By status, with the other filters of the list applied' }),
      }),
    },
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
    who: ['admin'],
    ...answerToRequest,
  },
  declineRepresentationRequest: {
    summary: 'Decline a representation request or revoke an approval',
    description: 'The booking remains, in the booker’s own name.',
    who: ['admin', 'self'],
    ...answerToRequest,
  },
  listBeneficiaries: {
    summary: 'List the recipients of a gyg',
    tag: 'recipients',
    who: ['host', 'super'],
    query: z.strictObject({
      status: z.enum(['ACTIVE', 'CANCELLED']).default('ACTIVE').meta({ description: 'Status of the places' }),
      keyword: keywordOfPerson,
      sort: z
        .enum(['created:asc', 'created:desc', 'name:asc', 'name:desc'])
        .default('created:asc')
        .meta({ description: 'Sort order' }),
      format: formatSchema,
      ...pageQuery,
    }),
    answers: {
      200: listOf('beneficiaries', recipientSchema).extend({
        counts: z.strictObject({ ACTIVE: z.int().min(0), CANCELLED: z.int().min(0) }),
      }),
    },
    file: csvFile('Name,E-mail,Comment,Booked,Status'),
    errors: [...listErrors, 'reports.too_many_rows'],
  },
  createBeneficiary: {
    summary: 'Book a place as a recipient',
    tag: 'recipients',
    who: ['user'],
    partner: 'bookings',
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
    partner: 'bookings',
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
