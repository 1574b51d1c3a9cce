import { createDateFormat, type Locale } from '@gyg/contract';

const formats = { en: createDateFormat('en', 'long'), se: createDateFormat('sv', 'long') };

/** A moment in full, as 'Saturday, June 6, 2026, 10:00'. */
export function mailMoment(locale: Locale, at: Date): string {
  return formats[locale].dateTime(at);
}

/** A period in full: weekday, month day, year and 24-hour times. Takes ISO 8601 times. */
export function mailPeriod(locale: Locale, start: string, end: string): string {
  return formats[locale].period(new Date(start), new Date(end));
}
