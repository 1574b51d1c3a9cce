import { createDateFormat, gygPeriod, type Locale, type OccasionFields } from '@gyg/contract';

const formats = { en: createDateFormat('en', 'long'), se: createDateFormat('sv', 'long') };

/** A moment in full, as 'Saturday, June 6, 2026, 10:00'. */
export function mailMoment(locale: Locale, at: Date): string {
  return formats[locale].dateTime(at);
}

/** When a gyg is, in full: weekday, month day, year and 24-hour times, or the weekday of one that repeats. */
export function mailPeriod(locale: Locale, gyg: OccasionFields): string {
  return gygPeriod(gyg, locale === 'se' ? 'sv' : 'en', 'long');
}
