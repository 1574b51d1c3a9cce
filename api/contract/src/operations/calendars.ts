import { z } from 'zod';
import { defineOperations } from '../operation';

const addressSchema = z.strictObject({
  url: z.string().nullable().meta({
    description: 'The secret address of the calendar; null before the first use',
    example: 'https://gyg.example/api/calendars/Zk3…Q.ics',
  }),
});
const errors = ['session.need_to_be_logged_in', 'you_do_not_have_permission', 'user.missing'] as const;

export const calendarOperations = defineOperations('users', {
  getCalendar: {
    summary: 'Retrieve the address of your calendar',
    description: 'Anyone who has the address can read the bookings in it.',
    who: ['self'],
    platformOnly: true,
    answers: { 200: addressSchema },
    errors,
  },
  renewCalendar: {
    summary: 'Create or renew the address of your calendar',
    description: 'The old address stops working at once.',
    who: ['self'],
    platformOnly: true,
    body: z.strictObject({}),
    answers: { 200: addressSchema },
    errors: [...errors, 'request.invalid'],
  },
  getCalendarFeed: {
    summary: 'Retrieve a person’s bookings as a calendar',
    description:
      'For calendar programs, which subscribe to the address. In iCalendar format, with Swedish times: bookings and places as a recipient in gygs that are to come, under way or ended within the last 90 days. A pending booking is tentative; a cancelled one is left out. Has an ETag.',
    who: ['any'],
    answers: { 200: null },
    file: {
      type: 'text/calendar',
      when: 'One entry for each gyg, with the UID of the gyg’s own calendar file',
      example: 'BEGIN:VCALENDAR\r\n…\r\nEND:VCALENDAR\r\n',
    },
    errors: ['calendars.missing'],
  },
});
