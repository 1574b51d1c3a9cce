import { gygTranslations } from '@gyg/database/schema';
import ical from 'ical.js';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const text = async (gygId: string, query = {}) => {
  const answer = await api.call('getGygCalendar', { params: { gygId }, query });
  const event = new ical.Component(ical.parse(answer.text)).getFirstSubcomponent('vevent');
  return { text: answer.text, headers: answer.headers, event };
};
const readValue = (event: ical.Component | null, name: string) => String(event?.getFirstPropertyValue(name));

test('a weekly gyg is one repeating entry that keeps the Swedish clock over a change of it', async () => {
  const { gyg, admin } = await api.scene([], { title: 'Soppa, bröd; och mer', place: { lat: 58.3, lng: 11.2 } });
  const times = { startDateTime: '2027-10-20T09:00:00.000Z', endDateTime: '2027-11-04T12:00:00.000Z' };
  const body = { ...times, address: 'Kajen 1, Smögen', repeats: 'WEEKLY', occasionMinutes: 180 };
  expect((await api.as(admin)('updateGyg', { params: { gygId: gyg.id }, body })).status).toBe(200);
  const { headers, text: file, event } = await text(gyg.id);
  expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="[a-z0-9-]+\.ics"$/);
  expect(file.endsWith('END:VCALENDAR\r\n') && !/[^\r]\n/.test(file)).toBe(true);
  expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(file).toContain('DTSTART;TZID=Europe/Stockholm:20271020T110000');
  expect(readValue(event, 'summary')).toBe('Soppa, bröd; och mer');
  expect(readValue(event, 'location')).toBe('Kajen 1, Smögen');
  expect(readValue(event, 'url')).toMatch(new RegExp(`^https?://.+/gygs/${gyg.id}$`));
  expect(readValue(event, 'uid')).toContain(gyg.id);
  const { component: zone } = readZone(file);
  const reader = new ical.Event(event ?? undefined, { strictExceptions: false });
  reader.startDate.zone = new ical.Timezone(zone);
  const each = reader.iterator();
  const starts = [each.next(), each.next(), each.next()].map((at) => at?.toJSDate().toISOString());
  expect(starts).toEqual(['2027-10-20T09:00:00.000Z', '2027-10-27T09:00:00.000Z', '2027-11-03T10:00:00.000Z']);
  expect(each.next()).toBeFalsy();
});

function readZone(file: string) {
  const component = new ical.Component(ical.parse(file)).getFirstSubcomponent('vtimezone');
  if (component === null) throw new Error('The file has no time zone');
  return { component };
}

test('its texts are in the asked language where it has them, and no draft is shown', async () => {
  const { gyg } = await api.scene([], { title: 'Soppa', address: 'online' });
  await api.db.tx((tx) => tx.insert(gygTranslations).values({ gygId: gyg.id, language: 'en', title: 'Soup' }));
  const en = await text(gyg.id, { lang: 'en' });
  expect([readValue(en.event, 'summary'), readValue(en.event, 'location')]).toEqual(['Soup', 'Online']);
  expect(readValue(en.event, 'description')).toContain('Host: ');
  const se = await text(gyg.id, { lang: 'se' });
  expect([readValue(se.event, 'summary'), readValue(se.event, 'location')]).toEqual(['Soppa', 'Digitalt']);
  expect(readValue(se.event, 'rrule')).toBe('null');

  const draft = await api.scene([], { draft: true });
  const params = { gygId: draft.gyg.id };
  expect((await api.call('getGygCalendar', { params })).problem.code).toBe('gyg.missing');
  expect((await api.as(draft.admin)('getGygCalendar', { params })).status).toBe(200);
});

test('a translation without a title is not shown yet', async () => {
  const { gyg } = await api.scene([], { title: 'Soppa' });
  await api.db.tx((tx) =>
    tx.insert(gygTranslations).values({ gygId: gyg.id, language: 'en', title: '', summary: 'Unfinished' }),
  );
  const { event } = await text(gyg.id, { lang: 'en' });
  expect(readValue(event, 'summary')).toBe('Soppa');
  expect(readValue(event, 'description')).not.toContain('Unfinished');
});

test('a title of any length is folded at 75 octets, and the night of two equal hours has an end after its start', async () => {
  const { gyg, admin } = await api.scene([], { title: 'Ö'.repeat(70), place: { lat: 58.3, lng: 11.2 } });
  const body = { startDateTime: '2027-10-31T00:30:00.000Z', endDateTime: '2027-10-31T01:15:00.000Z' };
  expect((await api.as(admin)('updateGyg', { params: { gygId: gyg.id }, body })).status).toBe(200);
  const { text: file } = await text(gyg.id);
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file).toContain('DTSTART:20271031T003000Z');
  expect(file).toContain('DTEND:20271031T011500Z');
});
