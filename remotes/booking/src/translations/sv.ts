import { book } from './sv/book';
import { booked } from './sv/booked';
import { confirmation } from './sv/confirmation';
import { bookings } from './sv/my-bookings';
import { facts, offer } from './sv/offer';

export const sv = {
  goal: 'Mål {{number}}: {{title}}',
  book,
  booked,
  bookings,
  facts,
  offer,
  confirmation,
} as const;
