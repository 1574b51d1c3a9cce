import { fromZonedTime, zonedTimeAt } from '../../../text/zoned-time';

/** A calendar month in Swedish time and its start. */
export interface Month {
  /** `2027-05` */
  name: string;
  from: Date;
  to: Date;
}

/**
 * The months in Swedish time (decision 0004) that overlap a period, in order; the first and last are cut to the
 * period.
 */
export function monthsOf(from: Date, to: Date): Month[] {
  const { year, month } = zonedTimeAt(from);
  const months: Month[] = [];
  for (let index = month; ; index += 1) {
    const start = fromZonedTime({ year, month: index, day: 1 });
    if (start >= to) return months;
    const end = fromZonedTime({ year, month: index + 1, day: 1 });
    const name = new Date(Date.UTC(year, index - 1, 1)).toISOString().slice(0, 7);
    months.push({ name, from: start < from ? from : start, to: end > to ? to : end });
  }
}

/** The start, in Swedish time, of the month that is so many months before that of `time`. */
export function monthsBefore(time: Date, count: number): Date {
  const { year, month } = zonedTimeAt(time);
  return fromZonedTime({ year, month: month - count, day: 1 });
}
