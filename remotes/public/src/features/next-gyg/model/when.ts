import type { Format } from '@gyg/platform';

const dayInMs = 86_400_000;

/** How to name the day of a start in a sentence: near days by a word, within a week by weekday, others by date. */
export type When = 'today' | 'tomorrow' | 'weekday' | 'date';

/** `now` in milliseconds. Days are those in which gygs take place, in Swedish time. */
export function whenOf(startIso: string, now: number, { date }: Pick<Format, 'date'>): When {
  const day = (offset: number) => date(new Date(now + offset * dayInMs).toISOString());
  const start = date(startIso);
  if (start === day(0)) return 'today';
  if (start === day(1)) return 'tomorrow';
  return [2, 3, 4, 5, 6].some((offset) => start === day(offset)) ? 'weekday' : 'date';
}

/** The greeting of an hour, 0 to 23, where the user is. */
export function greetingOf(hour: number): 'morning' | 'day' | 'evening' {
  if (hour >= 5 && hour < 10) return 'morning';
  return hour >= 10 && hour < 18 ? 'day' : 'evening';
}
