import { book } from './en/book';
import { booked } from './en/booked';
import { confirmation } from './en/confirmation';
import { bookings } from './en/my-bookings';
import { facts, offer } from './en/offer';

export const en = {
  goal: 'Goal {{number}}: {{title}}',
  book,
  booked,
  bookings,
  facts,
  offer,
  confirmation,
} as const;
