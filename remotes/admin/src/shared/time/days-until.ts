import { dayOf, daysBetween } from './swedish-days';

/**
 * Calendar days in Sweden from now to a time: 0 is today, 1 tomorrow, -1 yesterday. `iso` is ISO 8601, `now` is in
 * milliseconds.
 */
export const daysUntil = (iso: string, now = Date.now()): number => daysBetween(dayOf(now), dayOf(Date.parse(iso)));
