import { createDateFormat, type DateFormat, type DateLanguage } from '../dates';
import { toSwedishTime } from '../swedish-time';

const timeZone = 'Europe/Stockholm';
const tags = { en: 'en-US', sv: 'sv-SE' } as const;

/** A day that two times have in common, `2026-12-05`, in Swedish time. */
export const swedishDay = (at: Date): string => toSwedishTime(at).slice(0, 10);

/** Days without a weekday, and weekdays without a day. */
export interface DayFormat extends DateFormat {
  /** `Jan 18`, `18 jan`; with the year if it is not the year of `now`. */
  day(at: Date, now: Date): string;
  /** `Dec 5 – 8, 2026`, `5–8 dec 2026`; with what differs. */
  days(from: Date, to: Date): string;
  /** `Every Wednesday`, `Varje onsdag` */
  everyWeek(at: Date): string;
}

function createDayFormat(language: DateLanguage): DayFormat {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const intl = new Intl.DateTimeFormat(tags[language], { timeZone, ...options });
    return (at: Date) => intl.format(at).replaceAll('.', '');
  };
  const short = format({ day: 'numeric', month: 'short' });
  const full = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const number = format({ day: 'numeric' });
  const weekday = format({ weekday: 'long' });
  const year = (at: Date) => toSwedishTime(at).slice(0, 4);
  const month = (at: Date) => toSwedishTime(at).slice(0, 7);

  function days(from: Date, to: Date): string {
    if (swedishDay(from) === swedishDay(to)) return full(from);
    if (year(from) !== year(to)) return `${full(from)} – ${full(to)}`;
    if (month(from) !== month(to)) return `${short(from)} – ${full(to)}`;
    return language === 'sv' ? `${number(from)}–${full(to)}` : `${short(from)} – ${number(to)}, ${year(to)}`;
  }

  return {
    ...createDateFormat(language),
    day: (at, now) => (year(at) === year(now) ? short(at) : full(at)),
    days,
    everyWeek: (at) => `${language === 'sv' ? 'Varje' : 'Every'} ${weekday(at)}`,
  };
}

const formats: Partial<Record<DateLanguage, DayFormat>> = {};

/** The day format of a language. */
export function dayFormat(language: DateLanguage): DayFormat {
  formats[language] ??= createDayFormat(language);
  return formats[language];
}
