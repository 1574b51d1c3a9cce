import type { Locale } from '@gyg/contract';

/** Mails have no browser to ask; gygs are held in Sweden, so times are told in its zone. */
const timeZone = 'Europe/Stockholm';
const tags: Record<Locale, string> = { en: 'en-US', se: 'sv-SE' };

/** A period in words: weekday, month day, year and 24-hour times (specification 9). Takes ISO 8601 times. */
export function mailPeriod(locale: Locale, start: string, end: string): string {
  const day = new Intl.DateTimeFormat(tags[locale], {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone,
  });
  const time = new Intl.DateTimeFormat(tags[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const [from, to] = [new Date(start), new Date(end)];
  const [firstDay, lastDay] = [day.format(from), day.format(to)];
  const till = firstDay === lastDay ? time.format(to) : `${lastDay} ${time.format(to)}`;
  return `${firstDay} ${time.format(from)} – ${till}`;
}
