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

/** A day and hour as the clocks of the place show it; months count from 1. */
export interface ZonedTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** What calendar and clocks of the place (decision 0004) show at a moment. */
export function zonedTimeAt(time: Date): ZonedTime {
  const shown = Object.fromEntries(parts.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return { year, month, day, hour, minute, second };
}

/** How far the clocks of the place are ahead of UTC, in milliseconds. */
function offsetAt(time: Date): number {
  const { year, month, day, hour, minute, second } = zonedTimeAt(time);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time.getTime() / 1000) * 1000;
}

/** The moment at which the clocks of the place show this; days and months may run over their ends. */
export function fromZonedTime({
  year,
  month,
  day,
  hour = 0,
}: Partial<ZonedTime> & Pick<ZonedTime, 'year' | 'month' | 'day'>) {
  const utc = Date.UTC(year, month - 1, day, hour);
  return new Date(utc - offsetAt(new Date(utc - offsetAt(new Date(utc)))));
}

/** `2027-05-01 14:00`, as the place reads it. */
export function formatZonedTime(time: Date): string {
  const { year, month, day, hour, minute } = zonedTimeAt(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}
