import type { Locale } from '@gyg/contract';

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
