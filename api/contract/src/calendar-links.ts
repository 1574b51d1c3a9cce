import type { DateLanguage } from './dates';
import { nextOccasion, occasionsOf, weeklyRule } from './gyg-dates';
import { gygPlace } from './gyg-place';
import type { Gyg } from './schemas/gygs';
import { isShownTwice, toSwedishTime } from './swedish-time';

/** The fields of a gyg that an entry of a calendar has. */
export type CalendarGyg = Pick<
  Gyg,
  'id' | 'title' | 'summary' | 'address' | 'startDateTime' | 'endDateTime' | 'repeats' | 'occasionMinutes'
>;

/** The addresses and the language of calendar links. */
export interface CalendarLinkOptions {
  /** Where the API's calls are (`https://gyg.example/api`). */
  readonly api: string;
  /** The address of the gyg's page. */
  readonly page: string;
  readonly language: DateLanguage;
  readonly now?: Date;
}

/** An address with values. Blanks are `%20`, because Outlook shows the `+` of forms. */
export const calendarAddress = (address: string, values: Record<string, string>) =>
  `${address}?${new URLSearchParams(values).toString().replaceAll('+', '%20')}`;
/** A time on a Swedish clock, `20261125T110000`. */
const local = (at: Date) => `${toSwedishTime(at).replace(/[-:]/g, '')}00`;
/** A time in UTC, `20261125T100000Z`. */
const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * Links that add a gyg to a calendar: the calendar file, which phones and desktop programs open, and forms of Google
 * Calendar and Outlook that are filled in. A weekly gyg repeats in the file and at Google. Outlook's form cannot
 * repeat, so it gets the next occasion.
 */
export function calendarLinks(gyg: CalendarGyg, { api, page, language, now = new Date() }: CalendarLinkOptions) {
  const text = [gyg.summary, page].filter((part) => part !== '').join('\n\n');
  const first = occasionsOf(gyg, { limit: 1 })[0];
  const next = nextOccasion(gyg, now) ?? first;
  const rule = weeklyRule(gyg);
  const location = gygPlace(gyg.address, language);
  const google = rule === undefined && first && [first.start, first.end].some(isShownTwice) ? utc : local;
  return {
    file: calendarAddress(`${api}/gygs/${encodeURIComponent(gyg.id)}/calendar.ics`, {
      lang: language === 'sv' ? 'se' : 'en',
    }),
    google: calendarAddress('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: gyg.title,
      dates: first === undefined ? '' : `${google(first.start)}/${google(first.end)}`,
      ctz: 'Europe/Stockholm',
      details: text,
      location,
      ...(rule !== undefined && { recur: `RRULE:${rule}` }),
    }),
    outlook: calendarAddress('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: gyg.title,
      startdt: next?.start.toISOString() ?? '',
      enddt: next?.end.toISOString() ?? '',
      body: text,
      location,
    }),
  };
}
