import { timeZone } from './swedish-time';

export { fromSwedishTime, isShownTwice, toSwedishTime } from './swedish-time';

const tags = { en: 'en-US', sv: 'sv-SE' } as const;
/** Between a date and its time. */
const beforeTime = { en: ', ', sv: ' kl. ' } as const;
/** Between two times of one day. */
const dash = { en: ' – ', sv: '–' } as const;

export type DateLanguage = keyof typeof tags;

export interface DateOptions {
  /** False leaves the year out, for lists where it is the current one. */
  withYear?: boolean;
}

/** Formats dates and times in one language, for pages, mails and widgets. */
export interface DateFormat {
  /** `Sat, Dec 5, 2026`, `lör 5 dec 2026` */
  date(at: Date, options?: DateOptions): string;
  /** `Wednesday`, `onsdag` */
  weekday(at: Date): string;
  /** The parts of a day on a calendar leaf: `Sat`, `5`, `Dec`. */
  leaf(at: Date): { weekday: string; day: string; month: string };
  /** `09:30` */
  time(at: Date): string;
  /** `Sat, Dec 5, 2026, 09:30`, `lör 5 dec 2026 kl. 09:30` */
  dateTime(at: Date, options?: DateOptions): string;
  /** `Sat, Dec 5, 2026, 09:30 – 12:00`, `lör 5 dec 2026 kl. 09:30–12:00`; both dates where it lasts longer than a day. */
  period(start: Date, end: Date, options?: DateOptions): string;
}

function makeDateFormat(language: DateLanguage, width: 'short' | 'long'): DateFormat {
  const tag = tags[language];
  const day = { timeZone, weekday: width, month: width, day: 'numeric' } as const;
  const withYear = new Intl.DateTimeFormat(tag, { ...day, year: 'numeric' });
  const withoutYear = new Intl.DateTimeFormat(tag, day);
  const fullWeekday = new Intl.DateTimeFormat(tag, { timeZone, weekday: 'long' });
  const clock = new Intl.DateTimeFormat(tag, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

  const date = (at: Date, options: DateOptions = {}) =>
    // Intl writes "5 dec. 2026" in Swedish; Swedish style has no full stop.
    (options.withYear === false ? withoutYear : withYear).format(at).replaceAll('.', '');
  const time = (at: Date) => clock.format(at);
  const leaf = (at: Date) => {
    const parts = withoutYear.formatToParts(at);
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      (parts.find((part) => part.type === type)?.value ?? '').replaceAll('.', '');
    return { weekday: part('weekday'), day: part('day'), month: part('month') };
  };
  const dateTime = (at: Date, options?: DateOptions) => `${date(at, options)}${beforeTime[language]}${time(at)}`;
  return {
    date,
    weekday: (at) => fullWeekday.format(at),
    leaf,
    time,
    dateTime,
    period: (start, end, options) =>
      date(start) === date(end)
        ? `${dateTime(start, options)}${dash[language]}${time(end)}`
        : `${dateTime(start, options)} – ${dateTime(end, options)}`,
  };
}

const formats = new Map<string, DateFormat>();

/**
 * The formatter of a language, the same one each time: making one takes longer than a hundred dates. `long` writes weekday
 * and month in full: `Saturday, December 5, 2026`, `lördag 5 december 2026`.
 */
export function createDateFormat(language: DateLanguage, width: 'short' | 'long' = 'short'): DateFormat {
  const key = `${language} ${width}`;
  const format = formats.get(key) ?? makeDateFormat(language, width);
  formats.set(key, format);
  return format;
}
