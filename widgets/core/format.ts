import type { Language } from './texts';

/** Gygs take place in Sweden: times are shown in Swedish time in every time zone. */
const timeZone = 'Europe/Stockholm';
const locales = { en: 'en-GB', sv: 'sv-SE' } as const;

const yearOf = (date: Date): string => new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(date);

/**
 * When a gyg starts, for a card: weekday, day, month and time on 24 hours ("Sat 12 Jun, 09:30"), in Swedish time, with
 * the year where it is not this one. Takes ISO 8601; a text that is no time gives an empty string.
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
  // 'Sat, 12 Jun 2027' has one comma too many once the time follows; 'dec.' a full stop that no other page of Gyg has.
  return `${day.replaceAll(/[,.]/gu, '')}, ${time.format(date)}`;
}
