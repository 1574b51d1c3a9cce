import { book } from './en/book';
import { booked } from './en/booked';
import { calendarFeed } from './en/calendar-feed';
import { certificate } from './en/certificate';
import { confirmation } from './en/confirmation';
import { invalidLink } from './en/invalid-link';
import { bookings } from './en/my-bookings';
import { facts, offer } from './en/offer';
import { stories } from './en/stories';
import { waitlist } from './en/waitlist';

export const en = {
  goal: 'Goal {{number}}: {{title}}',
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
