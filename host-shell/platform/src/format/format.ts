import { createDateFormat } from '@gyg/contract/dates';

const tags = { en: 'en-GB', sv: 'sv-SE' } as const;

/** Formatters of one language for dates, times and numbers. Dates are ISO 8601; times are shown in Swedish time. */
export interface Format {
  /** `Sat, Jun 12, 2027` */
  date: (iso: string) => string;
  /** `09:30` */
  time: (iso: string) => string;
  /** `Sat, Jun 12, 2027, 09:30` */
  dateTime: (iso: string) => string;
  /** `Sat, Jun 12, 2027, 09:30 – 16:00`, or both dates where it lasts longer than a day. */
  span: (startIso: string, endIso: string) => string;
  /** `1,240`, or with a fixed number of decimals. */
  number: (value: number, decimals?: number) => string;
  /** Hours with one decimal, from minutes. */
  hours: (minutes: number) => string;
}

/** Builds the formatters of a language. */
export function createFormat(language: 'en' | 'sv'): Format {
  const dates = createDateFormat(language);
  const number = (value: number, decimals = 0) =>
    new Intl.NumberFormat(tags[language], { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
      value,
    );
  return {
    date: (iso) => dates.date(new Date(iso)),
    time: (iso) => dates.time(new Date(iso)),
    dateTime: (iso) => dates.dateTime(new Date(iso)),
    span: (start, end) => dates.period(new Date(start), new Date(end)),
    number,
    hours: (minutes) => number(minutes / 60, 1),
  };
}
