import type { Locale } from '@gyg/contract';
import { plainText } from '../../../text/plain-text';
import { type CalendarEntry, hostLine } from '../../gygs/page';
import { hoursOf } from '../../reports/contributions';
import type { FeedBooking, FeedGyg } from './calendar-feed.repository';
import { feedWords } from './feed-words';

export interface EntryInput {
  gyg: FeedGyg;
  /** The person's bookings of the gyg, oldest first. */
  bookings: readonly FeedBooking[];
  /** Whether they have a place as a recipient. */
  place: boolean;
  language: Locale;
  publicUrl: string;
}

const numbers = { en: 'en', se: 'sv' } as const;

/** What a booking gives: `Shore picker (2 hours)`, `3 × Pairs of gloves`. */
function contribution(booking: FeedBooking, language: Locale) {
  const words = feedWords[language];
  const { title } = booking;
  if (booking.kind === 'COMMODITY') return words.items(title, booking.quantity);
  const hours = hoursOf(booking.durationMinutes ?? 0);
  return hours === 0 ? title : `${title} (${words.hours(hours.toLocaleString(numbers[language]))})`;
}

/** What the person does there, a line each. */
function ownLines({ bookings, place, language }: EntryInput): string {
  const words = feedWords[language];
  const lines = bookings.map((booking) => {
    const text = contribution(booking, language);
    return booking.status === 'ACTIVE' ? words.give(text) : words.offered(text);
  });
  return [...lines, ...(place ? [words.place] : [])].join('\n');
}

/** Information for participants, which those see who have a place or a booking that is not waiting for the host. */
function participantInfo({ gyg, language }: EntryInput, confirmed: boolean): string {
  const text = confirmed ? plainText(gyg.participantInfo) : '';
  return text === '' ? '' : `${feedWords[language].info}\n${text}`;
}

/** A gyg in the calendar of a person who booked it; undefined for one without dates. */
export function feedEntry(input: EntryInput): CalendarEntry | undefined {
  const { gyg, bookings, place, language, publicUrl } = input;
  const { startDateTime, endDateTime } = gyg;
  if (startDateTime === null || endDateTime === null) return undefined;
  const confirmed = place || bookings.some(({ status }) => status === 'ACTIVE');
  const [first] = [...bookings.filter(({ status }) => status === 'ACTIVE'), ...bookings];
  const ofGyg = `${publicUrl}/gygs/${gyg.id}`;
  const page = first === undefined ? ofGyg : `${ofGyg}/bookings/${first.id}`;
  const words = feedWords[language];
  return {
    gyg: {
      ...gyg,
      startDateTime: startDateTime.toISOString(),
      endDateTime: endDateTime.toISOString(),
    },
    description: [
      ownLines(input),
      gyg.summary,
      participantInfo(input, confirmed),
      hostLine(gyg.orgName, language),
      first === undefined ? words.gyg(page) : words.booking(page),
    ],
    page,
    status: confirmed ? 'CONFIRMED' : 'TENTATIVE',
  };
}
