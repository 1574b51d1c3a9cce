/** A calendar day as `YYYY-MM-DD`. */
export type Day = string;

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });

/** The day in Sweden of a time in milliseconds. */
export const dayOf = (time: number): Day => calendar.format(time);

/** The day before a day. */
export function dayBefore(day: Day): Day {
  const at = new Date(`${day}T00:00:00.000Z`);
  at.setUTCDate(at.getUTCDate() - 1);
  return at.toISOString().slice(0, 10);
}

/** Whether a text is a day that exists, between 1900 and 2999. */
export function isDay(text: string): text is Day {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A time on a day, for formatters of dates: noon in Sweden is on the same day in UTC. */
export const noonOf = (day: Day): string => `${day}T11:00:00.000Z`;
