import { book } from './sv/book';
import { booked } from './sv/booked';
import { calendarFeed } from './sv/calendar-feed';
import { certificate } from './sv/certificate';
import { confirmation } from './sv/confirmation';
import { invalidLink } from './sv/invalid-link';
import { bookings } from './sv/my-bookings';
import { facts, offer } from './sv/offer';
import { stories } from './sv/stories';
import { waitlist } from './sv/waitlist';

export const sv = {
  goal: 'Mål {{number}}: {{title}}',
  book,
  booked,
  bookings,
  calendarFeed,
  certificate,
  confirmation,
  facts,
  invalidLink,
  offer,
  stories,
  waitlist,
} as const;
