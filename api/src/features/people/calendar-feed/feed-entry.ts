import type { Locale } from '@gyg/contract';
import { plainText } from '../../../text/plain-text';
import { type CalendarEntry, hostLine } from '../../gygs/page';
import { hoursOf } from '../../reports/contributions';
import type { FeedBooking, FeedGyg } from './calendar-feed.repository';

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

interface FeedWords {
  calendar: string;
  /** `text` is what the person gives. */
  give: (text: string) => string;
  offered: (text: string) => string;
  place: string;
  info: string;
  booking: (page: string) => string;
  gyg: (page: string) => string;
  hours: (hours: string) => string;
  items: (title: string, quantity: number) => string;
}

/** The words of a personal calendar. A recipient's entry says only that they have a place: others may look at it. */
export const feedWords: Record<Locale, FeedWords> = {
  en: {
    calendar: 'Gyg – my bookings',
    give: (text) => `You give: ${text}`,
    offered: (text) => `You have offered: ${text}. The host has not answered yet.`,
    place: 'You have a place.',
    info: 'For participants:',
    booking: (page) => `Your booking: ${page}`,
    gyg: (page) => `The gyg: ${page}`,
    hours: (hours) => (hours === '1' ? '1 hour' : `${hours} hours`),
    items: (title, quantity) => (quantity === 1 ? title : `${quantity} × ${title}`),
  },
  se: {
    calendar: 'Gyg – mina bokningar',
    give: (text) => `Du bidrar med: ${text}`,
    offered: (text) => `Du har erbjudit: ${text}. Värden har inte svarat än.`,
    place: 'Du har en plats.',
    info: 'För dig som deltar:',
    booking: (page) => `Din bokning: ${page}`,
    gyg: (page) => `Gygen: ${page}`,
    hours: (hours) => (hours === '1' ? '1 timme' : `${hours} timmar`),
    items: (title, quantity) => (quantity === 1 ? title : `${quantity} × ${title}`),
  },
};

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
