import type { Locale, OccasionFields } from '@gyg/contract';
import { toSwedishTime } from '@gyg/contract/dates';
import { occasionsOf, weeklyRule } from '@gyg/contract/gyg-dates';
import { gygPlace, isOnline } from '@gyg/contract/gyg-place';
import ical from 'ical.js';
import { stockholm } from './stockholm';

/** What the entry of a gyg in a calendar says. Times are ISO 8601. */
export interface CalendarEntry extends OccasionFields {
  id: string;
  title: string;
  summary: string;
  /** 'online' if there is no place. */
  address: string;
  lat: number | null;
  lng: number | null;
  orgName: string;
  /** The address of its page. */
  page: string;
  updatedAt: Date;
}

const languages = { en: 'en', se: 'sv' } as const;
const host = { en: 'Host', sv: 'Värd' } as const;

/** A whole second in UTC. */
const moment = (at: Date) => ical.Time.fromJSDate(new Date(Math.floor(at.getTime() / 1000) * 1000), true);

/** Start and end on a Swedish clock, which decides when the gyg is on both sides of a change of the clock. */
function addTimes(event: ical.Component, entry: OccasionFields): void {
  const [first] = occasionsOf(entry, { limit: 1 });
  if (first === undefined) return;
  for (const [name, at] of [
    ['dtstart', first.start],
    ['dtend', first.end],
  ] as const) {
    const property = event.addPropertyWithValue(name, ical.Time.fromDateTimeString(`${toSwedishTime(at)}:00`));
    property.setParameter('tzid', 'Europe/Stockholm');
  }
  const rule = weeklyRule(entry);
  if (rule !== undefined) event.addPropertyWithValue('rrule', ical.Recur.fromString(rule));
}

function addPlace(event: ical.Component, { address, lat, lng }: CalendarEntry, place: string): void {
  if (place.trim() !== '') event.addPropertyWithValue('location', place);
  if (!isOnline(address) && lat !== null && lng !== null) event.addPropertyWithValue('geo', [lat, lng]);
}

/**
 * A gyg as an iCalendar file (RFC 5545). Its UID stays, so a calendar that has it takes a newer file as a change of the
 * same entry.
 */
export function writeCalendar(entry: CalendarEntry, locale: Locale, domain: string): string {
  const language = languages[locale];
  const calendar = new ical.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', '-//Gyg//Gyg//EN');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addSubcomponent(ical.Component.fromString(stockholm));
  const event = new ical.Component('vevent');
  event.addPropertyWithValue('uid', `gyg-${entry.id}@${domain}`);
  event.addPropertyWithValue('dtstamp', moment(entry.updatedAt));
  event.addPropertyWithValue('last-modified', moment(entry.updatedAt));
  addTimes(event, entry);
  event.addPropertyWithValue('summary', entry.title);
  const description = [entry.summary, `${host[language]}: ${entry.orgName}`, entry.page].filter((part) => part !== '');
  event.addPropertyWithValue('description', description.join('\n\n'));
  addPlace(event, entry, gygPlace(entry.address, language));
  event.addPropertyWithValue('url', entry.page);
  calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}
