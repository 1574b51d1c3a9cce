import { createDateFormat, type DateLanguage } from '../dates';
import { dayFormat } from './day-format';
import { lastOccasion, type OccasionFields, weeklyMinutes } from './occasions';

/**
 * The whole time of a gyg, true whenever it is read, for mails and hosts: start and end, or
 * `Every Wednesday 11:00 – 14:00, Nov 4, 2026 – Jan 20, 2027`. `long` writes the dates of a gyg that does not repeat in
 * full.
 */
export function gygPeriod(gyg: OccasionFields, language: DateLanguage, width: 'short' | 'long' = 'short'): string {
  const [start, end] = [new Date(gyg.startDateTime), new Date(gyg.endDateTime)];
  if (weeklyMinutes(gyg) === undefined) return createDateFormat(language, width).period(start, end);
  const format = dayFormat(language);
  return `${weeklyHours(gyg, language)}, ${format.days(start, lastOccasion(gyg).start)}`;
}

/** The weekday and hours of a weekly gyg: `Every Wednesday 11:00 – 14:00`, `Varje onsdag kl. 11:00–14:00`. */
function weeklyHours(gyg: OccasionFields, language: DateLanguage): string {
  const { everyWeek, time } = dayFormat(language);
  const start = new Date(gyg.startDateTime);
  const last = lastOccasion(gyg);
  return language === 'sv'
    ? `${everyWeek(start)} kl. ${time(start)}–${time(last.end)}`
    : `${everyWeek(start)} ${time(start)} – ${time(last.end)}`;
}
