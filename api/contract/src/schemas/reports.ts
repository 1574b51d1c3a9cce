import { z } from 'zod';
import { attendances, contributionTypes, organizationTypes } from '../enums';
import { givenTimeSchema, idSchema, listOf, pageQuery, timeSchema } from './common';
import { formatSchema } from './gyg-bookings';

/** A period by the start of gygs: `from` inclusive, `to` exclusive. Both are optional. */
const periodFields = {
  organizationId: idSchema,
  from: givenTimeSchema.optional().meta({ description: 'Gygs that start at this time or later; no limit if omitted' }),
  to: givenTimeSchema.optional().meta({ description: 'Gygs that start before this time; no limit if omitted' }),
};
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || Date.parse(from) < Date.parse(to);
const outOfOrder = { error: 'Ends before it begins', path: ['to'] };

/** Pages of rows as JSON; all rows together as a file. */
export const contributionReportBodySchema = z
  .strictObject({
    ...periodFields,
    format: formatSchema,
    ...pageQuery,
  })
  .refine(inOrder, outOfOrder);

export const partnerReportBodySchema = z
  .strictObject({ ...periodFields, format: formatSchema })
  .refine(inOrder, outOfOrder);

/** A booking of a started gyg. Hours and quantity count only if attended. */
export const contributionRowSchema = z
  .strictObject({
    bookingId: idSchema,
    gygId: idSchema,
    gygTitle: z.string(),
    startDateTime: timeSchema,
    endDateTime: timeSchema,
    hostId: idSchema,
    hostName: z.string(),
    userId: idSchema.nullable(),
    userName: z.string().meta({ description: 'Empty if the account was erased' }),
    organizationId: idSchema.nullable().meta({ description: 'The represented organisation, if it approved' }),
    orgName: z.string().nullable(),
    needId: idSchema,
    needTitle: z.string(),
    contributionType: z.enum(contributionTypes),
    hours: z.number().nullable().meta({ description: 'Hours of a skill, one decimal; null for items' }),
    quantity: z.int().nullable().meta({ description: 'Quantity of items; null for skills' }),
    attendance: z.enum(attendances).nullable(),
  })
  .meta({ id: 'ContributionRow' });
export type ContributionRow = z.infer<typeof contributionRowSchema>;

/** Sums over the whole period, not the page; hours rounded once. */
const sumsSchema = z.strictObject({
  hours: z.number(),
  items: z.int(),
  gygs: z.int(),
  participants: z.int(),
  goals: z.array(z.int()),
});

const monthSchema = z.strictObject({
  month: z.string().meta({ description: 'In Swedish time', example: '2027-05' }),
  hours: z.number(),
  items: z.int(),
  participants: z.int().meta({ description: 'Number of different people' }),
});

export const contributionReportSchema = listOf('rows', contributionRowSchema)
  .extend({
    sums: sumsSchema,
    months: z.array(monthSchema).meta({
      description:
        'Sums by the month in which gygs started, over the whole period and not the page, oldest first. Months without contributions are left out; of a longer period, only the last ten years are here',
    }),
  })
  .meta({ id: 'ContributionReport' });
export type ContributionReport = z.infer<typeof contributionReportSchema>;

/** Contributions of one organisation at the gygs of another. */
export const partnerStatisticsSchema = z
  .strictObject({
    orgId: idSchema,
    orgName: z.string(),
    orgType: z.enum(organizationTypes),
    hours: z.number(),
    gygs: z.int(),
    participants: z.int(),
  })
  .meta({ id: 'PartnerStatistics' });
export type PartnerStatistics = z.infer<typeof partnerStatisticsSchema>;
