import { lastOccasion, type OccasionFields, weeklyMinutes } from './occasions';

/** A time as calendar files write it in UTC: `20270120T100000Z`. */
export const calendarTime = (at: Date): string => at.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

/** The rule of a weekly gyg for calendars (RFC 5545), up to its last occasion; undefined if it does not repeat. */
export function weeklyRule(gyg: OccasionFields): string | undefined {
  if (weeklyMinutes(gyg) === undefined) return undefined;
  return `FREQ=WEEKLY;UNTIL=${calendarTime(lastOccasion(gyg).start)}`;
}
