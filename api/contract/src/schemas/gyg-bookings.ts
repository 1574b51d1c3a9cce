import { z } from 'zod';
import { attendances, bookingGroups, bookingSorts, contributionTypes } from '../enums';
import { limits } from '../rules';
import { attendanceBodySchema, bookingSchema, confirmedAtSchema } from './bookings';
import { fieldErrorSchema, idSchema, listOf, pageQuery, timeSchema, urlSchema } from './common';

export const formatSchema = z
  .enum(['json', 'csv'])
  .default('json')
  .meta({ description: '`csv` returns all rows as one file; paging applies to `json` only' });

/** A booking of a gyg in the list of its hosts. An erased person has no name and no id. */
export const gygBookingSchema = bookingSchema
  .extend({
    userId: idSchema.nullable(),
    bookerName: z.string().meta({ description: 'Empty if the account was erased' }),
    userImage: urlSchema.nullable(),
    email: z.string().nullable().meta({ description: 'Null if the caller may not see it' }),
  })
  .meta({ id: 'GygBooking' });
export type GygBooking = z.infer<typeof gygBookingSchema>;

/** How many bookings each group has, with the other filters of the list applied. */
export const bookingGroupCountsSchema = z.strictObject({
  all: z.int().min(0),
  waiting: z.int().min(0).meta({ description: 'Waiting for an answer of the host (`PENDING`)' }),
  confirmed: z.int().min(0).meta({ description: '`ACTIVE`' }),
  ended: z.int().min(0).meta({ description: '`CANCELLED` and `DECLINED`' }),
});

const listFields = {
  group: z.enum(bookingGroups).default('all').meta({ description: 'Status of the bookings' }),
  needId: idSchema.optional().meta({ description: 'Only bookings of this need' }),
  keyword: z
    .string()
    .trim()
    .max(limits.keyword)
    .optional()
    .meta({ description: 'Each word must be in the name or the e-mail address' }),
  sort: z.enum(bookingSorts).default('created:desc').meta({ description: 'Sort order; waiting bookings first' }),
  format: formatSchema,
  ...pageQuery,
};
export const memberBookingsQuerySchema = z.strictObject(listFields);
export const gygBookingsQuerySchema = memberBookingsQuerySchema.extend({
  organizationId: idSchema.optional().meta({ description: 'Only bookings that represent this organisation' }),
});
export const gygBookingListSchema = listOf('bookings', gygBookingSchema).extend({ counts: bookingGroupCountsSchema });

/** One line of the door list: an active booking and whether its person came. */
export const attendanceEntrySchema = z
  .strictObject({
    bookingId: idSchema,
    needId: idSchema,
    contributionType: z.enum(contributionTypes),
    needTitle: z.string(),
    quantity: z.int().min(1),
    userId: idSchema.nullable(),
    bookerName: z.string().meta({ description: 'Empty if the account was erased' }),
    userImage: urlSchema.nullable(),
    orgName: z.string().nullable().meta({ description: 'The represented organisation' }),
    confirmedAt: confirmedAtSchema,
    attendance: z.enum(attendances).nullable(),
    attendanceAt: timeSchema.nullable().meta({ description: 'When attendance was last recorded' }),
  })
  .meta({ id: 'AttendanceEntry' });
export type AttendanceEntry = z.infer<typeof attendanceEntrySchema>;

/** The door list is read at once, so that a phone without network has all of it. */
export const attendanceQuerySchema = z.strictObject({
  ...pageQuery,
  pageSize: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.attendancePageSize)
    .default(limits.attendancePageSize)
    .meta({ description: 'Page size' }),
});
export const attendanceListSchema = listOf('entries', attendanceEntrySchema).extend({
  counts: z.strictObject({
    total: z.int().min(0),
    attended: z.int().min(0),
    absent: z.int().min(0),
    excused: z.int().min(0).meta({ description: '`APPROVED_UNATTENDANCE`' }),
  }),
});

export const recordAttendancesBodySchema = z
  .array(attendanceBodySchema.extend({ bookingId: idSchema }))
  .min(1)
  .max(limits.attendancePageSize)
  .meta({ description: 'Sent again, a record changes nothing; the record with the latest `at` is stored' });

/** What became of each record, in the order sent. */
export const recordAttendancesAnswerSchema = z.strictObject({
  results: z.array(
    z.strictObject({
      bookingId: idSchema,
      entry: attendanceEntrySchema.nullable().meta({ description: 'The stored state; null if the record failed' }),
      error: fieldErrorSchema.pick({ code: true, message: true }).nullable(),
    }),
  ),
});
export type RecordAttendancesAnswer = z.infer<typeof recordAttendancesAnswerSchema>;
