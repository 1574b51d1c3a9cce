import { type RelativeSpan, type RelativeTime, weekdays } from '../content/schemas';

const hour = 3_600_000;
const day = 24 * hour;

const inStockholm = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Stockholm',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The Swedish wall-clock time, encoded as if it were UTC, in milliseconds. */
function wallClockOf(moment: number): number {
  const part = Object.fromEntries(inStockholm.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day: date = 1, hour: hours = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, date, hours, minute, second);
}

/**
 * The moment of a Swedish wall-clock time. Calculated twice, because the first guess may be on the other side of a
 * clock change.
 */
function momentOf(wallClock: number): Date {
  const guess = wallClock - (wallClockOf(wallClock) - wallClock);
  return new Date(guess + (wallClock - wallClockOf(guess)));
}

function wallClockAt(at: RelativeTime, now: Date): number {
  const today = Math.floor(wallClockOf(now.getTime()) / day) * day;
  const [hours = 0, minutes = 0] = at.time.split(':').map(Number);
  let date = today + at.inDays * day;
  if (at.on !== undefined) {
    const step = at.inDays > 0 ? 1 : -1;
    while (weekdays[new Date(date).getUTCDay()] !== at.on) date += step * day;
  }
  return date + hours * hour + minutes * 60_000;
}

/** The start of a gyg that is in progress at seeding, with an hour or more on both sides. */
function underWay(start: number, hours: number, now: Date): number {
  const clock = wallClockOf(now.getTime());
  const inProgress = start + hour <= clock && clock + hour <= start + hours * hour;
  return inProgress ? start : Math.floor(clock / hour) * hour - 2 * hour;
}

/**
 * When a gyg starts and ends, relative to the day of seeding. Swedish clock time, also across the change to and from
 * daylight saving; with `on`, the first such weekday on or after a coming day, the last on or before a past one. A weekly gyg
 * ends with its last occasion.
 */
export function spanOf(at: RelativeSpan, now: Date): { start: Date; end: Date } {
  const planned = wallClockAt(at, now);
  const start = at.underWay ? underWay(planned, at.hours, now) : planned;
  const last = start + ((at.weeks ?? 1) - 1) * 7 * day;
  return { start: momentOf(start), end: momentOf(last + at.hours * hour) };
}

/** A Swedish clock time some days from now. */
export function timeOf(at: RelativeTime, now: Date): Date {
  return momentOf(wallClockAt(at, now));
}
