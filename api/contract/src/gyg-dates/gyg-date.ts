import type { DateLanguage } from '../dates';
import { type DayFormat, dayFormat, swedishDay } from './day-format';
import { courseOf, type GygDateFields, isOneDay, lastDayOf } from './gyg-course';
import { lastOccasion, nextOccasion, weeklyMinutes } from './occasions';

/** When a gyg is, in words. */
export interface GygDate {
  main: string;
  /** A second line, for pages. */
  second?: string;
  /** What `main` starts with or counts to, as ISO 8601 for `<time>`. */
  dateTime: string;
}

const words = {
  en: {
    until: 'Until',
    since: 'Since',
    weekly: (day: string, time: string) => `${day} ${time}`,
    to: 'until',
    from: 'from',
    today: (time: string) => `Until ${time} today`,
    next: 'Next',
    first: 'First',
    now: 'Now',
  },
  sv: {
    until: 'Till',
    since: 'Sedan',
    weekly: (day: string, time: string) => `${day} kl. ${time}`,
    to: 't.o.m.',
    from: 'fr.o.m.',
    today: (time: string) => `Till kl. ${time} i dag`,
    next: 'Nästa gång',
    first: 'Första gången',
    now: 'Nu',
  },
} as const;

interface Told {
  gyg: GygDateFields;
  start: Date;
  end: Date;
  now: Date;
  format: DayFormat;
  language: DateLanguage;
}

/** The whole of a gyg that is over. One that ended before its time has no known last day, so it is the first. */
function past({ gyg, start, end, now, format }: Told): string {
  if (isOneDay(gyg) || end > now) return format.date(start);
  const last = weeklyMinutes(gyg) === undefined ? lastDayOf(end) : lastOccasion(gyg).start;
  return format.days(start, last);
}

/** When one ends that is under way. */
function until({ gyg, end, now, format, language }: Told): string {
  if (swedishDay(end) === swedishDay(now)) return words[language].today(format.time(end));
  if (isOneDay(gyg)) return `${words[language].until} ${format.dateTime(end, { withYear: false })}`;
  return `${words[language].until} ${format.day(lastDayOf(end), now)}`;
}

function weekly({ gyg, start, now, format, language }: Told, running: boolean): string {
  const { weekly: write, to, from } = words[language];
  const day = write(format.everyWeek(start), format.time(start));
  const [word, at] = running ? [to, lastOccasion(gyg).start] : [from, start];
  return `${day}, ${word} ${format.day(at, now)}`;
}

function tell(gyg: GygDateFields, now: Date, language: DateLanguage): Told {
  const [start, end] = [new Date(gyg.startDateTime), new Date(gyg.endDateTime)];
  return { gyg, start, end, now, language, format: dayFormat(language) };
}

/**
 * When a gyg is, on one line of a card: `Sat, Dec 5, 2026, 09:30`, `Dec 5 – 8, 2026`, `Until Jan 18`,
 * `Every Wednesday 11:00, until Jan 20`, and of a past one only its days. A date that counts from `now` has a year if
 * it is another one.
 */
export function gygCardDate(gyg: GygDateFields, now: Date, language: DateLanguage): GygDate {
  const described = tell(gyg, now, language);
  const { start, end, format } = described;
  const course = courseOf(gyg, now);
  const dateTime = gyg.startDateTime;
  const next = nextOccasion(gyg, now);
  if (course === 'past') return { main: past(described), dateTime };
  if (weeklyMinutes(gyg) !== undefined) {
    return { main: weekly(described, course === 'running'), dateTime: next?.start.toISOString() ?? dateTime };
  }
  if (course === 'running') return { main: until(described), dateTime: gyg.endDateTime };
  return { main: isOneDay(gyg) ? format.dateTime(start) : format.days(start, lastDayOf(end)), dateTime };
}

/** The occasion that a reader of the page can come to: `Next: Wed, Nov 25, 2026, 11:00 – 14:00`. */
function nextLine({ gyg, start, now, format, language }: Told): string | undefined {
  const next = nextOccasion(gyg, now);
  if (next === undefined) return undefined;
  const { next: word, first, now: under } = words[language];
  const label = next.start <= now ? under : next.start.getTime() === start.getTime() ? first : word;
  return `${label}: ${format.period(next.start, next.end)}`;
}

/** The hours of one day: `09:30 – 12:00`. */
const hours = ({ start, end, format, language }: Told): string =>
  [format.time(start), format.time(end)].join(language === 'sv' ? '–' : ' – ');

function secondLine(described: Told): string | undefined {
  const { gyg, start, end, now, format, language } = described;
  const course = courseOf(gyg, now);
  if (course === 'past') return undefined;
  if (weeklyMinutes(gyg) !== undefined) return nextLine(described);
  if (course === 'running') return isOneDay(gyg) ? undefined : `${words[language].since} ${format.day(start, now)}`;
  return swedishDay(start) === swedishDay(end) ? hours(described) : format.period(start, end, { withYear: false });
}

/** When a gyg is, on the lines of its page: as on its card, with hours, next occasion or first day on a second line. */
export function gygPageDate(gyg: GygDateFields, now: Date, language: DateLanguage): GygDate {
  const described = tell(gyg, now, language);
  const card = gygCardDate(gyg, now, language);
  const ahead = courseOf(gyg, now) === 'upcoming' && weeklyMinutes(gyg) === undefined && isOneDay(gyg);
  const second = secondLine(described);
  return {
    ...card,
    ...(ahead && { main: described.format.date(described.start) }),
    ...(second !== undefined && { second }),
  };
}

/** When a gyg is, on one line with all that a reader needs to come: of an upcoming one also its end. */
export function gygLineDate(gyg: GygDateFields, now: Date, language: DateLanguage): GygDate {
  const card = gygCardDate(gyg, now, language);
  if (courseOf(gyg, now) !== 'upcoming' || weeklyMinutes(gyg) !== undefined) return card;
  return { ...card, main: dayFormat(language).period(new Date(gyg.startDateTime), new Date(gyg.endDateTime)) };
}
