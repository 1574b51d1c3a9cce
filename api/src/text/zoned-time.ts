const zone = 'Europe/Stockholm';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** A date and time in Swedish time; months count from 1. */
export interface ZonedTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** A moment in Swedish time (decision 0004). */
export function zonedTimeAt(time: Date): ZonedTime {
  const shown = Object.fromEntries(parts.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return { year, month, day, hour, minute, second };
}

/** The offset of Swedish time from UTC, in milliseconds. */
function offsetAt(time: Date): number {
  const { year, month, day, hour, minute, second } = zonedTimeAt(time);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time.getTime() / 1000) * 1000;
}

/** The moment of a Swedish time; days and months may overflow. */
export function fromZonedTime({
  year,
  month,
  day,
  hour = 0,
}: Partial<ZonedTime> & Pick<ZonedTime, 'year' | 'month' | 'day'>) {
  const utc = Date.UTC(year, month - 1, day, hour);
  return new Date(utc - offsetAt(new Date(utc - offsetAt(new Date(utc)))));
}

/** The moment at which a Swedish day begins (`2027-05-01`), or one of the days after it. */
export function startOfDay(date: string, daysLater = 0): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return fromZonedTime({ year, month, day: day + daysLater });
}

/** `2027-05-01 14:00`, in Swedish time. */
export function formatZonedTime(time: Date): string {
  const { year, month, day, hour, minute } = zonedTimeAt(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}
