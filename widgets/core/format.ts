import { createDateFormat } from '@gyg/contract/dates';
import { type GygDate, type GygDateFields, gygCardDate, isOneDay } from '@gyg/contract/gyg-dates';
import type { Language } from './texts';

const timeZone = 'Europe/Stockholm';
const yearOf = (date: Date): string => new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(date);

/**
 * When a gyg starts, for a card: `Sat, Jun 12, 09:30`, in Swedish time, with the year unless it is the current one. Takes
 * ISO 8601; returns an empty string for any other text.
 */
export function formatStart(iso: string, language: Language, now = new Date()): string {
  const start = new Date(iso);
  if (Number.isNaN(start.getTime())) return '';
  return createDateFormat(language).dateTime(start, { withYear: yearOf(start) !== yearOf(now) });
}

/**
 * When a gyg is, for a card: as on the platform's cards, but without the year of an upcoming one if it is the current
 * one. An empty `main` for a gyg whose times are not valid.
 */
export function formatWhen(gyg: GygDateFields, language: Language, now = new Date()): GygDate {
  const start = formatStart(gyg.startDateTime, language, now);
  const upcoming = gyg.state === 'PUBLISHED' && gyg.repeats === 'NONE';
  if (start === '' || Number.isNaN(Date.parse(gyg.endDateTime)) || (upcoming && isOneDay(gyg))) {
    return { main: start, dateTime: gyg.startDateTime };
  }
  return gygCardDate(gyg, now, language);
}
