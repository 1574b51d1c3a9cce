import { createDateFormat } from '@gyg/contract/dates';
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
