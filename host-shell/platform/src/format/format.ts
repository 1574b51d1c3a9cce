import { createDateFormat } from '@gyg/contract/dates';
import {
  type GygDate,
  type GygDateFields,
  gygCardDate,
  gygLineDate,
  gygPageDate,
  gygPeriod,
  type OccasionFields,
} from '@gyg/contract/gyg-dates';

const tags = { en: 'en-GB', sv: 'sv-SE' } as const;

/** Formatters of one language for dates, times and numbers. Dates are ISO 8601; times are shown in Swedish time. */
export interface Format {
  /** `Sat, Jun 12, 2027` */
  date: (iso: string) => string;
  /** `Sat, Jun 12`, for days of the coming months */
  day: (iso: string) => string;
  /** `Wednesday` */
  weekday: (iso: string) => string;
  /** The parts of a day on a calendar leaf: `Sat`, `12`, `Jun`. */
  leaf: (iso: string) => { weekday: string; day: string; month: string };
  /** `09:30` */
  time: (iso: string) => string;
  /** `Sat, Jun 12, 2027, 09:30` */
  dateTime: (iso: string) => string;
  /** How long ago it was: `2 hours ago`, `yesterday`; after a week the date. */
  ago: (iso: string, now?: Date) => string;
  /** `Sat, Jun 12, 2027, 09:30 – 16:00`, or both dates where it lasts longer than a day. */
  span: (startIso: string, endIso: string) => string;
  /** When a gyg is, for its card: `Sat, Jun 12, 2027, 09:30`, `Until Jan 18`, `Every Wednesday 11:00, until Jan 20`. */
  gygCard: (gyg: GygDateFields, now?: Date) => GygDate;
  /** When a gyg is, for its page: with hours, next occasion or first day on a second line. */
  gygPage: (gyg: GygDateFields, now?: Date) => GygDate;
  /** When a gyg is, on one line with its end, for people who are about to come. */
  gygLine: (gyg: GygDateFields, now?: Date) => GygDate;
  /** The whole time of a gyg, whatever the day: its span, or the weekday with hours, first and last date. */
  gygPeriod: (gyg: OccasionFields) => string;
  /** `1,240`, or with a fixed number of decimals. */
  number: (value: number, decimals?: number) => string;
  /** Hours with one decimal, from minutes. */
  hours: (minutes: number) => string;
  /** Hours for a sentence, from minutes: `4`, `2.5`. */
  hoursInText: (minutes: number) => string;
}

/** A formatter is expensive to make, and a page has hundreds of numbers. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(tag: string, decimals: number): Intl.NumberFormat {
  const key = `${tag} ${decimals}`;
  let format = numberFormats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    numberFormats.set(key, format);
  }
  return format;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** In words, or undefined for what is more than a week away. What is ahead, by a clock that is slow, is now. */
function ago(language: 'en' | 'sv', then: Date, now: Date): string | undefined {
  const past = Math.max(0, now.getTime() - then.getTime());
  if (past >= 7 * day) return undefined;
  const words = new Intl.RelativeTimeFormat(tags[language], { numeric: 'auto' });
  if (past < minute) return words.format(0, 'second');
  if (past < hour) return words.format(-Math.floor(past / minute), 'minute');
  if (past < day) return words.format(-Math.floor(past / hour), 'hour');
  return words.format(-Math.floor(past / day), 'day');
}

/** Builds the formatters of a language. */
export function createFormat(language: 'en' | 'sv'): Format {
  const dates = createDateFormat(language);
  const number = (value: number, decimals = 0) => numberFormat(tags[language], decimals).format(value);
  return {
    date: (iso) => dates.date(new Date(iso)),
    day: (iso) => dates.date(new Date(iso), { withYear: false }),
    weekday: (iso) => dates.weekday(new Date(iso)),
    leaf: (iso) => dates.leaf(new Date(iso)),
    time: (iso) => dates.time(new Date(iso)),
    dateTime: (iso) => dates.dateTime(new Date(iso)),
    ago: (iso, now = new Date()) => ago(language, new Date(iso), now) ?? dates.date(new Date(iso)),
    span: (start, end) => dates.period(new Date(start), new Date(end)),
    gygCard: (gyg, now = new Date()) => gygCardDate(gyg, now, language),
    gygPage: (gyg, now = new Date()) => gygPageDate(gyg, now, language),
    gygLine: (gyg, now = new Date()) => gygLineDate(gyg, now, language),
    gygPeriod: (gyg) => gygPeriod(gyg, language),
    number,
    hours: (minutes) => number(minutes / 60, 1),
    hoursInText: (minutes) => {
      const hours = Math.round(minutes / 6) / 10;
      return number(hours, Number.isInteger(hours) ? 0 : 1);
    },
  };
}
