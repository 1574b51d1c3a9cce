import { toSwedishTime } from '@gyg/contract/dates';
import { holdsTwoOccasions, type OccasionFields, occasionsOf } from '@gyg/contract/gyg-dates';

const day = 24 * 60;
const minuteOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const clockOf = (iso: string) => toSwedishTime(new Date(iso)).slice(11);

/** The time of day when a weekly gyg ends each time: `14:00`; '' while it is unknown. */
export function endOfOccasion(start: string, minutes: number | null): string {
  if (start === '' || minutes === null) return '';
  const end = (minuteOfDay(clockOf(start)) + minutes) % day;
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The minutes from the start to a time of day, on the next day if it is not later; null without both times. */
export function minutesUntil(start: string, time: string): number | null {
  if (start === '' || time === '') return null;
  const minutes = minuteOfDay(time) - minuteOfDay(clockOf(start));
  return minutes > 0 ? minutes : minutes + day;
}

/** The length that is filled in when a gyg starts to repeat: from the time of its start to that of its end. */
export const usualMinutes = (start: string, end: string): number =>
  (end === '' ? null : minutesUntil(start, clockOf(end))) ?? 2 * 60;

/** Whether a weekly gyg ends before its second occasion has; false while a time is missing. */
export function isTooShort(values: OccasionFields): boolean {
  const { startDateTime, endDateTime, repeats, occasionMinutes } = values;
  if (repeats !== 'WEEKLY' || occasionMinutes === null || startDateTime === '' || endDateTime === '') return false;
  return !holdsTwoOccasions(values);
}

/** The next three occasions of a weekly gyg, as ISO 8601; none while it is not complete. */
export function nextThree(values: OccasionFields, now: Date): { start: string; end: string }[] {
  const { startDateTime, endDateTime, repeats, occasionMinutes } = values;
  const complete = startDateTime !== '' && endDateTime > startDateTime && occasionMinutes !== null;
  if (repeats !== 'WEEKLY' || !complete || isTooShort(values)) return [];
  return occasionsOf(values, { after: now, limit: 3 }).map(({ start, end }) => ({
    start: start.toISOString(),
    end: end.toISOString(),
  }));
}
