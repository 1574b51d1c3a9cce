import type { Locale } from '@gyg/contract';

/** Mails have no browser to ask; gygs are held in Sweden, so times are told in its zone. */
const timeZone = 'Europe/Stockholm';
const tags: Record<Locale, string> = { en: 'en-US', se: 'sv-SE' };

/** Weekday, month day and year. */
function day(locale: Locale, at: Date): string {
  const parts = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
  return new Intl.DateTimeFormat(tags[locale], { ...parts, timeZone }).format(at);
}

/** Hours and minutes of 24. */
function time(locale: Locale, at: Date): string {
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(tags[locale], { ...parts, timeZone }).format(at);
}

/** A moment in words, as 'Saturday, June 6, 2026 10:00'. */
export function mailMoment(locale: Locale, at: Date): string {
  return `${day(locale, at)} ${time(locale, at)}`;
}

/** A period in words: weekday, month day, year and 24-hour times (specification 9). Takes ISO 8601 times. */
export function mailPeriod(locale: Locale, start: string, end: string): string {
  const [from, to] = [new Date(start), new Date(end)];
  const sameDay = day(locale, from) === day(locale, to);
  return `${mailMoment(locale, from)} – ${sameDay ? time(locale, to) : mailMoment(locale, to)}`;
}
