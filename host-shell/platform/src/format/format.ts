/** Times are in the time zone of the gyg's location, which is in Sweden (decision 0004). */
const timeZone = 'Europe/Stockholm';

/** The BCP 47 tag for formats. English is British: day before month, 24 hours. */
const tagOf = (language: 'en' | 'sv') => (language === 'sv' ? 'sv-SE' : 'en-GB');

/** Formats dates, times and numbers in one language. */
export interface Format {
  /** `Sat 12 Jun 2027` */
  date: (iso: string) => string;
  /** `09:30` */
  time: (iso: string) => string;
  /** `Sat 12 Jun 2027, 09:30` */
  dateTime: (iso: string) => string;
  /** `Sat 12 Jun, 09:30 to 16:00`, or both dates if it lasts longer than a day. */
  span: (startIso: string, endIso: string) => string;
  /** `1,240`, or with a fixed number of decimals. */
  number: (value: number, decimals?: number) => string;
  /** Converts minutes to hours with one decimal. */
  hours: (minutes: number) => string;
}

/** Creates the formatters of a language. `to` is the text between two times. */
export function createFormat(language: 'en' | 'sv', to: string): Format {
  const tag = tagOf(language);
  const day = new Intl.DateTimeFormat(tag, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const clock = new Intl.DateTimeFormat(tag, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const date = (iso: string) =>
    day
      .format(new Date(iso))
      .replaceAll('.', '')
      .replace(/^(\w+), /u, '$1 ');
  const time = (iso: string) => clock.format(new Date(iso));
  const dateTime = (iso: string) => `${date(iso)}, ${time(iso)}`;
  const number = (value: number, decimals = 0) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
  return {
    date,
    time,
    dateTime,
    number,
    span: (start, end) =>
      date(start) === date(end) ? `${dateTime(start)} ${to} ${time(end)}` : `${dateTime(start)} ${to} ${dateTime(end)}`,
    hours: (minutes) => number(minutes / 60, 1),
  };
}
