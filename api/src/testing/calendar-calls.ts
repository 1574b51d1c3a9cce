import ical from 'ical.js';
import type { TestApi } from './test-api';
import type { TestUser } from './test-factories';

interface Booked {
  gyg: { id: string };
  need?: { id: string } | undefined;
  kind?: 'SKILL' | 'COMMODITY';
  quantity?: number;
}

/** The text of a property of a calendar or one of its entries. */
export const textOf = (component: ical.Component | undefined, name: string) =>
  String(component?.getFirstPropertyValue(name));

/** Calls of people who book and read their calendar, for tests of it. */
export function createCalendarCalls(api: TestApi) {
  const renew = async (who: TestUser) => {
    const { data } = await api.as(who)('renewCalendar', { params: { userId: who.id }, body: {} });
    return /([\w-]+)\.ics$/.exec(data.url ?? '')?.[1] ?? '';
  };
  const read = (secret: string, headers: Record<string, string> = {}) =>
    api.call('getCalendarFeed', { params: { secret }, headers });

  /** The calendar and its entries by the id of their gyg. */
  async function entriesOf(secret: string) {
    const { text } = await read(secret);
    const calendar = new ical.Component(ical.parse(text));
    const events = calendar.getAllSubcomponents('vevent');
    const byGyg = new Map(events.map((event) => [/^gyg-(.+)@/.exec(textOf(event, 'uid'))?.[1] ?? '', event]));
    return { text, calendar, byGyg };
  }

  const book = async (who: TestUser, { gyg, need, kind = 'SKILL', quantity = 1 }: Booked) => {
    const body = { userId: who.id, gygPositionId: need?.id, contributionType: kind, quantity };
    const { data } = await api.as(who)('createBooking', { params: { gygId: gyg.id }, body });
    return data.id;
  };
  const bookPlace = (who: TestUser, gygId: string) =>
    api.as(who)('createBeneficiary', { params: { gygId }, body: { userId: who.id } });

  return { renew, read, entriesOf, book, bookPlace };
}
