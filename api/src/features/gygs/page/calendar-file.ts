import type { Locale, OccasionFields } from '@gyg/contract';
import { isShownTwice, toSwedishTime } from '@gyg/contract/dates';
import { occasionsOf, weeklyMinutes, weeklyRule } from '@gyg/contract/gyg-dates';
import { gygPlace, isOnline } from '@gyg/contract/gyg-place';
import ical from 'ical.js';

const host = { en: 'Host', se: 'Värd' } as const;

/** The line that names the host in a calendar. */
export const hostLine = (name: string, language: Locale): string => `${host[language]}: ${name}`;

/** The fields of a gyg that its entry in a calendar is written from. Times of `OccasionFields` are ISO 8601. */
export interface CalendarGyg extends OccasionFields {
  id: string;
  title: string;
  /** 'online' if there is no place. */
  address: string;
  lat: number | null;
  lng: number | null;
  createdAt: Date;
  updatedAt: Date;
  /** Set when a host finished it before its end. */
  finishedAt: Date | null;
}

/** A gyg in a calendar. */
export interface CalendarEntry {
  gyg: CalendarGyg;
  /** The paragraphs of its description, without empty ones. */
  description: readonly string[];
  /** The address that it links to. */
  page: string;
  /** Whether the person comes for certain; omitted in a file that is about no person. */
  status?: 'CONFIRMED' | 'TENTATIVE';
}

export interface CalendarOptions {
  language: Locale;
  /** The platform's domain, which makes UIDs unique. */
  domain: string;
  /** The name of a calendar that programs subscribe to, which read it again every hour. */
  subscribed?: string;
}

export const calendarLanguages = { en: 'en', se: 'sv' } as const;

// A line has at most 75 octets, with the blank at the start of each but the first.
ical.foldLength = 74;

/** A whole second in UTC. */
const moment = (at: Date) => ical.Time.fromJSDate(new Date(Math.floor(at.getTime() / 1000) * 1000), true);

/** A weekly gyg that a host finished early had its last occasion when it was finished, not at its planned end. */
function untilFinished(gyg: CalendarGyg): OccasionFields {
  const { finishedAt } = gyg;
  if (finishedAt === null || weeklyMinutes(gyg) === undefined) return gyg;
  const last = occasionsOf(gyg).findLast(({ start }) => start <= finishedAt);
  return last === undefined ? gyg : { ...gyg, endDateTime: last.end.toISOString() };
}

/**
 * Start and end on a Swedish clock, which decides when the gyg is on both sides of a change of the clock. In the hour that
 * is shown twice the clock does not tell: a single time is then in UTC, and a repeated one has a length.
 */
function addTimes(event: ical.Component, gyg: OccasionFields): void {
  const [first] = occasionsOf(gyg, { limit: 1 });
  if (first === undefined) return;
  const rule = weeklyRule(gyg);
  const twice = isShownTwice(first.start) || isShownTwice(first.end);
  const add = (name: string, at: Date) => {
    if (twice && rule === undefined) {
      event.addPropertyWithValue(name, moment(at));
      return;
    }
    const property = event.addPropertyWithValue(name, ical.Time.fromDateTimeString(`${toSwedishTime(at)}:00`));
    property.setParameter('tzid', 'Europe/Stockholm');
  };
  add('dtstart', first.start);
  if (twice && rule !== undefined) {
    const seconds = (first.end.getTime() - first.start.getTime()) / 1000;
    event.addPropertyWithValue('duration', ical.Duration.fromSeconds(seconds));
  } else add('dtend', first.end);
  if (rule !== undefined) event.addPropertyWithValue('rrule', ical.Recur.fromString(rule));
}

function addPlace(event: ical.Component, { address, lat, lng }: CalendarGyg, place: string): void {
  if (place.trim() !== '') event.addPropertyWithValue('location', place);
  if (!isOnline(address) && lat !== null && lng !== null) event.addPropertyWithValue('geo', [lat, lng]);
}

/**
 * The entry of a gyg. Its UID stays, so a calendar that has it takes a newer one as a change of the same entry. The
 * sequence is the seconds from its creation to its last change, so it grows with every change.
 */
function writeEvent({ gyg, description, page, status }: CalendarEntry, { language, domain }: CalendarOptions) {
  const event = new ical.Component('vevent');
  event.addPropertyWithValue('uid', `gyg-${gyg.id}@${domain}`);
  event.addPropertyWithValue('dtstamp', moment(gyg.updatedAt));
  event.addPropertyWithValue('last-modified', moment(gyg.updatedAt));
  const age = Math.floor((gyg.updatedAt.getTime() - gyg.createdAt.getTime()) / 1000);
  event.addPropertyWithValue('sequence', Math.max(0, age));
  addTimes(event, untilFinished(gyg));
  if (status !== undefined) event.addPropertyWithValue('status', status);
  event.addPropertyWithValue('summary', gyg.title);
  event.addPropertyWithValue('description', description.filter((part) => part !== '').join('\n\n'));
  addPlace(event, gyg, gygPlace(gyg.address, calendarLanguages[language]));
  event.addPropertyWithValue('url', page);
  return event;
}

function addSubscription(calendar: ical.Component, name: string): void {
  calendar.addPropertyWithValue('name', name);
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar.addPropertyWithValue('x-wr-timezone', 'Europe/Stockholm');
  calendar.addPropertyWithValue('refresh-interval', 'PT1H').setParameter('value', 'DURATION');
  calendar.addPropertyWithValue('x-published-ttl', 'PT1H');
}

/**
 * The Swedish time zone for calendar files, with the European rule for daylight saving, in force since 1996. Calendars
 * that know `Europe/Stockholm` use their own.
 */
const stockholm = `BEGIN:VTIMEZONE
TZID:Europe/Stockholm
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
END:DAYLIGHT
END:VTIMEZONE`.replaceAll('\n', '\r\n');

/** Gygs as an iCalendar file (RFC 5545, RFC 7986). */
export function writeCalendar(entries: readonly CalendarEntry[], options: CalendarOptions): string {
  const calendar = new ical.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', '-//Gyg//Gyg//EN');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  if (options.subscribed !== undefined) addSubscription(calendar, options.subscribed);
  calendar.addSubcomponent(ical.Component.fromString(stockholm));
  for (const entry of entries) calendar.addSubcomponent(writeEvent(entry, options));
  return `${calendar.toString()}\r\n`;
}
