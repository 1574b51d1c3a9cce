import type { Language } from './texts';

/** Gygs take place in Sweden, so times are Swedish time in every time zone. */
const timeZone = 'Europe/Stockholm';
const locales = { en: 'en-GB', sv: 'sv-SE' } as const;

const yearOf = (date: Date): string => new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(date);

/**
 * The start of a gyg for a card: weekday, day, month and time with 24 hours ("Sat 12 Jun, 09:30"), in Swedish time,
 * with the year if it is another one. Takes ISO 8601; returns an empty string for an invalid time.
 */
export function formatStart(iso: string, language: Language, now = new Date()): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const day = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(yearOf(date) !== yearOf(now) && { year: 'numeric' }),
  }).format(date);
  const time = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  // Remove the comma of 'Sat, 12 Jun 2027', and the full stop of 'dec.', which other pages of Gyg do not have.
  return `${day.replaceAll(/[,.]/gu, '')}, ${time.format(date)}`;
}
