/** A month of the place, and when it begins. */
export interface Month {
  /** `2027-05` */
  name: string;
  from: Date;
  to: Date;
}

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

function partsAt(time: Date): Record<string, number> {
  return Object.fromEntries(parts.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
}

/** How far the clocks of the place are ahead of UTC, in milliseconds. */
function offsetAt(time: Date): number {
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = partsAt(time);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time.getTime() / 1000) * 1000;
}

/** When a month of the place begins; months count from 0 and may run over the year. */
function startOfMonth(year: number, month: number): Date {
  const utc = Date.UTC(year, month, 1);
  return new Date(utc - offsetAt(new Date(utc - offsetAt(new Date(utc)))));
}

/** The months of the place (decision 0004) that a period touches, in order; the first and last are cut to it. */
export function monthsOf(from: Date, to: Date): Month[] {
  const { year = 0, month = 1 } = partsAt(from);
  const months: Month[] = [];
  for (let index = month - 1; ; index += 1) {
    const start = startOfMonth(year, index);
    if (start >= to) return months;
    const end = startOfMonth(year, index + 1);
    const name = new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 7);
    months.push({ name, from: start < from ? from : start, to: end > to ? to : end });
  }
}
