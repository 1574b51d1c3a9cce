import { toSwedishTime } from '@gyg/contract/dates';

const dayInMs = 86_400_000;
const dayOf = (at: Date) => Date.parse(toSwedishTime(at).slice(0, 10));

/** The number of nights until a time, in the calendar of Sweden: 0 is today, 1 tomorrow; never below 0. */
export const daysUntil = (at: Date, now: Date): number => Math.max(0, Math.round((dayOf(at) - dayOf(now)) / dayInMs));
