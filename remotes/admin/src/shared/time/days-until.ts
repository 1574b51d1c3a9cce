/** Gyg uses Swedish time for everybody. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short' });
const dayInMilliseconds = 86_400_000;

/** The start of a time's Swedish calendar day, as if it were in UTC, so that days always have 24 hours. */
const dayOf = (time: number) => Date.parse(calendar.format(time));

/**
 * Calendar days in Sweden from now to a time: 0 is today, 1 tomorrow, -1 yesterday. `iso` is ISO 8601, `now` is in
 * milliseconds.
 */
export const daysUntil = (iso: string, now = Date.now()): number =>
  Math.round((dayOf(Date.parse(iso)) - dayOf(now)) / dayInMilliseconds);
