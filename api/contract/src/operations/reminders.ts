import { z } from 'zod';
import { defineOperations } from '../operation';
import { limits } from '../rules';
import { bookingSchema } from '../schemas/bookings';
import { answerConfirmationBodySchema, confirmationSchema, reminderSettingsSchema } from '../schemas/reminders';

const ofHost = [
  'session.need_to_be_logged_in',
  'you_do_not_have_permission',
  'gyg.missing',
  'request.invalid',
] as const;

export const reminderOperations = defineOperations('reminders', {
  getReminders: {
    summary: 'Retrieve when the people of a gyg are reminded',
    description: '48 and 3 hours before the start, unless a host has chosen other times or switched them off.',
    who: ['host'],
    answers: { 200: reminderSettingsSchema },
    errors: ofHost,
  },
  saveReminders: {
    summary: 'Set when the people of a gyg are reminded',
    description:
      'Everyone with a booking or a place gets each reminder once for every start that the gyg has had, by mail and notification. No reminder is sent for a time that has passed when it is added.',
    who: ['host'],
    body: reminderSettingsSchema,
    answers: { 200: reminderSettingsSchema },
    errors: ofHost,
  },
  getConfirmation: {
    summary: 'Retrieve what a reminder asks about',
    description: 'For anyone who has the link of a reminder. It does not name the person.',
    who: ['any'],
    neverCached: true,
    answers: { 200: confirmationSchema },
    errors: ['request.invalid', 'reminders.missing'],
  },
  answerConfirmation: {
    summary: 'Answer a reminder',
    description:
      'For anyone who has its link; one answer covers all that the person has booked at the gyg. COMING can be repeated. CANCEL has the same effect as cancelling in My bookings, and the hosts are notified.',
    who: ['any'],
    body: answerConfirmationBodySchema,
    answers: { 200: confirmationSchema },
    errors: ['request.invalid', 'reminders.missing', 'reminders.cancelled', 'reminders.started'],
  },
  thankBooker: {
    summary: 'Thank a person for their booking',
    description:
      'Once the gyg has started. The person sees it in My bookings, and is notified if it is new or changed; an empty text removes it.',
    tag: 'bookings',
    who: ['host'],
    body: z.strictObject({ thanks: z.string().trim().max(limits.thanks) }),
    answers: { 200: bookingSchema },
    errors: [...ofHost, 'booking.missing', 'gyg.wrong_state'],
  },
});
