/** A calendar day as `YYYY-MM-DD`. */
export type Day = string;

/** Gygs take place in Sweden, so days begin and end there. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The Swedish day of a time in milliseconds. */
export const dayOf = (time: number): Day => calendar.format(time);

/** How far Swedish time is ahead of UTC at a time, in milliseconds. */
const offsetAt = (time: number): number => Date.parse(`${clock.format(time).replace(' ', 'T')}Z`) - time;

/** The time at which a day begins in Sweden, as ISO 8601 in UTC. */
export function startOfDay(day: Day): string {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  // The clocks change at night, but never at midnight.
  return new Date(midnight - offsetAt(midnight - offsetAt(midnight))).toISOString();
}

/** A day some days later, or earlier with a negative number. */
export function addDays(day: Day, days: number): Day {
  const at = new Date(`${day}T00:00:00.000Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The first day of a month some months later than the month of a day. */
export function firstOfMonth(day: Day, months = 0): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The same day a year earlier; February 29 becomes the 28th. */
export function yearBefore(day: Day): Day {
  const earlier = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return earlier.endsWith('-02-29') ? `${earlier.slice(0, 4)}-02-28` : earlier;
}

/** Days from one day to another; 0 on the same day. */
export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Whether a text is a day that exists, between 1900 and 2999. */
export function isDay(text: string): text is Day {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
