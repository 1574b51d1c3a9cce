import { z } from 'zod';
import { confirmationStates, contributionTypes, locales, reminderAnswers } from '../enums';
import { reminderLimits } from '../rules';
import { confirmedAtSchema, reasonSchema } from './bookings';
import { idSchema, repetitionFields, timeSchema } from './common';

const hour = z.int().min(reminderLimits.minHours).max(reminderLimits.maxHours);

/** When the people of a gyg are reminded. */
export const reminderSettingsSchema = z
  .strictObject({
    enabled: z.boolean(),
    hoursBefore: z
      .array(hour)
      .min(1)
      .max(reminderLimits.times)
      .refine((hours) => new Set(hours).size === hours.length, 'The same hour twice')
      .meta({ description: 'Hours before the start, each once; returned in descending order', example: [48, 3] }),
  })
  .meta({ id: 'ReminderSettings' });
export type ReminderSettings = z.infer<typeof reminderSettingsSchema>;

/** What a reminder asks about, for anyone who has its link. It does not name the person. */
export const confirmationSchema = z
  .strictObject({
    kind: z.enum(['BOOKING', 'PLACE']).meta({ description: 'PLACE is a place as a recipient' }),
    state: z.enum(confirmationStates).meta({
      description:
        'OPEN: not answered. COMING: answered with COMING. CANCELLED: nothing is booked any more. STARTED: the gyg has started, so it is too late to answer',
    }),
    moved: z.boolean().meta({
      description: 'Whether the start has changed since the reminder was sent: ask again before you send COMING',
    }),
    confirmedAt: confirmedAtSchema,
    gygId: idSchema,
    gygTitle: z.string(),
    gygLanguage: z.enum(locales).meta({ description: 'The language of `gygTitle`' }),
    gygVisible: z.boolean().meta({ description: 'False if the gyg was unpublished: show it without a link' }),
    startDateTime: timeSchema,
    endDateTime: timeSchema,
    ...repetitionFields,
    address: z.string(),
    hostName: z.string(),
    needs: z
      .array(
        z.strictObject({
          gygPositionId: idSchema.nullable().meta({ description: 'The skill; null for items' }),
          gygCommodityId: idSchema.nullable().meta({ description: 'The item; null for a skill' }),
          contributionType: z.enum(contributionTypes),
          needTitle: z.string(),
          quantity: z.int().min(1),
        }),
      )
      .meta({ description: 'What the person has booked; empty for a place and once all is cancelled' }),
  })
  .meta({ id: 'Confirmation' });
export type Confirmation = z.infer<typeof confirmationSchema>;

export const answerConfirmationBodySchema = z.strictObject({
  answer: z.enum(reminderAnswers),
  reason: reasonSchema.meta({ description: 'Only with CANCEL; sent to the hosts. A standard sentence if omitted' }),
});
