import { gygPages, gygs, gygTranslations, needTranslations } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import ical from 'ical.js';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';
import { createCalendarCalls, textOf } from '../../../testing/calendar-calls';
import { createStatementCounter } from '../../../testing/count-statements';
import { sanitizeHtml } from '../../../text/sanitize-html';

const counter = createStatementCounter();
const api = await createTestApi({ wrapDatabase: counter.wrapDatabase });
afterAll(() => api.close());

const { renew, read, entriesOf, book, bookPlace } = createCalendarCalls(api);

/** The first starts of an entry, as the reader's calendar computes them from the file's own time zone. */
function startsOf(calendar: ical.Component, event: ical.Component | undefined, count: number) {
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone === null || event === undefined) throw new Error('No time zone or no entry');
  const reader = new ical.Event(event, { strictExceptions: false });
  reader.startDate.zone = new ical.Timezone(zone);
  const each = reader.iterator();
  return Array.from({ length: count }, () => each.next()?.toJSDate().toISOString());
}

describe('the address', () => {
  test('is null before the first use, and a new one ends the old one at once', async () => {
    const person = await api.user();
    const params = { userId: person.id };
    expect((await api.as(person)('getCalendar', { params })).data).toEqual({ url: null });
    const first = await renew(person);
    expect(first).toMatch(/^[\w-]{43}$/);
    const { data } = await api.as(person)('getCalendar', { params });
    expect(data.url).toBe(`http://platform.test/api/calendars/${first}.ics`);
    expect((await read(first)).status).toBe(200);
    const second = await renew(person);
    expect(second).not.toBe(first);
    expect((await read(first)).problem.code).toBe('calendars.missing');
    expect((await read(second)).status).toBe(200);
  });

  test('is not told to a partner site, even where the person is logged in', async () => {
    const person = await api.user();
    const call = api.fromPartner(person);
    const params = { userId: person.id };
    expect((await call('getCalendar', { params })).status).toBe(403);
    expect((await call('renewCalendar', { params, body: {} })).status).toBe(403);
  });

  test('ends with the account', async () => {
    const person = await api.user();
    const secret = await renew(person);
    expect((await api.as(person)('eraseUser', { params: { userId: person.id } })).status).toBe(204);
    expect((await read(secret)).status).toBe(404);
  });
});

describe('the file', () => {
  test('may be kept only by its reader, and is not sent again to one that has it', async () => {
    const person = await api.user({ locale: 'se' });
    const secret = await renew(person);
    const { headers, text } = await read(secret);
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(headers.get('X-Robots-Tag')).toBe('none');
    expect(text).toContain('X-WR-CALNAME:Gyg – mina bokningar');
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect(text).toContain('X-PUBLISHED-TTL:PT1H');
    const etag = headers.get('ETag') ?? '';
    expect((await read(secret, { 'If-None-Match': etag })).status).toBe(304);
    const { gyg } = await api.scene([{}]);
    await book(person, { gyg, need: gyg.needs[0] });
    expect((await read(secret, { 'If-None-Match': etag })).status).toBe(200);
  });

  test('says what one gives, in one entry for each gyg, with the UID of the gyg’s own file', async () => {
    const person = await api.user();
    const needs = [{ title: 'Cook', durationMinutes: 90 }, { kind: 'COMMODITY', title: 'Pots' } as const];
    const { gyg, host } = await api.scene(needs, { title: 'Soup; for all', summary: 'Come hungry' });
    const html = '<p>Bring an apron &amp; <a href="https://soup.example">read this</a>.</p>';
    await api.db.tx((tx) =>
      tx
        .update(gygPages)
        .set({ participantInfo: sanitizeHtml(html) })
        .where(eq(gygPages.gygId, gyg.id)),
    );
    const bookingId = await book(person, { gyg, need: gyg.needs[0] });
    api.clock.pass(1);
    await book(person, { gyg, need: gyg.needs[1], kind: 'COMMODITY', quantity: 3 });
    const { byGyg } = await entriesOf(await renew(person));
    expect([...byGyg.keys()]).toEqual([gyg.id]);
    const event = byGyg.get(gyg.id);
    const page = `http://platform.test/gygs/${gyg.id}/bookings/${bookingId}`;
    expect(textOf(event, 'status')).toBe('CONFIRMED');
    expect(textOf(event, 'summary')).toBe('Soup; for all');
    expect(textOf(event, 'url')).toBe(page);
    expect(textOf(event, 'description').split('\n\n')).toEqual([
      'You give: Cook (1.5 hours)\nYou give: 3 × Pots',
      'Come hungry',
      'For participants:\nBring an apron & read this (https://soup.example).',
      `Host: ${host.name}`,
      `Your booking: ${page}`,
    ]);
    const single = await api.call('getGygCalendar', { params: { gygId: gyg.id } });
    const own = new ical.Component(ical.parse(single.text)).getFirstSubcomponent('vevent');
    expect(textOf(own ?? undefined, 'uid')).toBe(textOf(event, 'uid'));
  });

  test('shows an offer that waits for the host as tentative, without the information for participants', async () => {
    const person = await api.user();
    const { gyg } = await api.scene([{ title: 'Diver', needsApproval: true }]);
    const info = { participantInfo: sanitizeHtml('<p>The code is 4711</p>') };
    await api.db.tx((tx) => tx.update(gygPages).set(info).where(eq(gygPages.gygId, gyg.id)));
    await book(person, { gyg, need: gyg.needs[0] });
    const { byGyg, text } = await entriesOf(await renew(person));
    expect(textOf(byGyg.get(gyg.id), 'status')).toBe('TENTATIVE');
    expect(textOf(byGyg.get(gyg.id), 'description')).toContain('You have offered: Diver (2 hours). The host has not');
    // Long lines are folded in such files.
    expect(text.replaceAll(/\r?\n[ \t]/g, '')).not.toContain('code is 4711');
  });

  test('says of a place as a recipient only that one has a place, and links to the gyg', async () => {
    const person = await api.user({ locale: 'se' });
    const { gyg } = await api.scene([], { beneficiaryPositions: 2, title: 'Matkassar' });
    await bookPlace(person, gyg.id);
    const { byGyg, text } = await entriesOf(await renew(person));
    expect(textOf(byGyg.get(gyg.id), 'status')).toBe('CONFIRMED');
    expect(textOf(byGyg.get(gyg.id), 'description')).toMatch(/^Du har en plats\.\n\n/);
    expect(textOf(byGyg.get(gyg.id), 'url')).toBe(`http://platform.test/gygs/${gyg.id}`);
    expect(text).not.toMatch(/mottagare|recipient|beneficiar/i);
  });

  test('is in the person’s language where the gyg has texts in it', async () => {
    const person = await api.user({ locale: 'en' });
    const { gyg } = await api.scene([{ title: 'Kock' }, { title: 'Diskare' }], {
      title: 'Soppa',
      summary: 'Kom hungrig',
    });
    const [cook, washer] = gyg.needs;
    await api.db.tx(async (tx) => {
      await tx.insert(gygTranslations).values({ gygId: gyg.id, language: 'en', title: 'Soup' });
      await tx.insert(needTranslations).values({ needId: cook?.id ?? '', language: 'en', title: 'Cook' });
    });
    await book(person, { gyg, need: cook });
    api.clock.pass(1);
    await book(person, { gyg, need: washer });
    const { byGyg } = await entriesOf(await renew(person));
    expect(textOf(byGyg.get(gyg.id), 'summary')).toBe('Soup');
    const lines = textOf(byGyg.get(gyg.id), 'description');
    expect(lines).toContain('You give: Cook (2 hours)\nYou give: Diskare (2 hours)\n\nKom hungrig');
  });

  test('leaves out what was cancelled or unpublished, and what ended more than 90 days ago', async () => {
    const person = await api.user();
    const secret = await renew(person);
    const [kept, cancelled, unpublished] = [await api.scene(), await api.scene(), await api.scene()];
    const day = 24;
    const recent = await api.scene([{}], { startsIn: -89 * day });
    const old = await api.scene([{}], { startsIn: -91 * day });
    const finished = await api.scene([{}], { startsIn: -95 * day, lasts: 200 * day });
    for (const { gyg } of [kept, cancelled, unpublished]) await book(person, { gyg, need: gyg.needs[0] });
    await api.seed(async (seeder) => {
      for (const { gyg } of [recent, old, finished]) {
        const at = new Date(api.clock.now().getTime() - 100 * 24 * 3_600_000);
        await seeder.book({ userId: person.id, gygId: gyg.id, needId: gyg.needId, contributionType: 'SKILL', at });
      }
    });
    expect((await entriesOf(secret)).byGyg.size).toBe(5);
    const [booking] = (
      await api.as(person)('listUserBookings', {
        params: { userId: person.id },
        query: { gygId: cancelled.gyg.id },
      })
    ).data.bookings;
    const ended = { params: { gygId: cancelled.gyg.id, bookingId: booking?.id ?? '' } };
    const body = { contributionType: 'SKILL', reason: 'Ill' };
    expect((await api.as(person)('cancelBooking', { ...ended, body })).status).toBe(204);
    const params = { gygId: unpublished.gyg.id };
    await api.as(unpublished.admin)('unpublishGyg', { params, body: { reason: 'The tide' } });
    await api.as(finished.admin)('finishGyg', { params: { gygId: finished.gyg.id }, body: {} });
    const { byGyg } = await entriesOf(secret);
    expect([...byGyg.keys()].sort()).toEqual([kept.gyg.id, recent.gyg.id, finished.gyg.id].sort());
    // Even if a booking of a draft were still active.
    await api.db.tx((tx) => tx.update(gygs).set({ publishedAt: null }).where(eq(gygs.id, kept.gyg.id)));
    expect((await entriesOf(secret)).byGyg.has(kept.gyg.id)).toBe(false);
  });

  test('a changed date moves the entry: the same UID, a higher sequence, a later change', async () => {
    const person = await api.user();
    const { gyg, admin } = await api.scene([{}]);
    await book(person, { gyg, need: gyg.needs[0] });
    const secret = await renew(person);
    const before = (await entriesOf(secret)).byGyg.get(gyg.id);
    api.clock.pass(1);
    const times = { startDateTime: '2027-10-30T09:00:00.000Z', endDateTime: '2027-10-30T12:00:00.000Z' };
    expect((await api.as(admin)('updateGyg', { params: { gygId: gyg.id }, body: times })).status).toBe(200);
    const { calendar, byGyg, text } = await entriesOf(secret);
    const after = byGyg.get(gyg.id);
    expect(startsOf(calendar, after, 1)).toEqual(['2027-10-30T09:00:00.000Z']);
    expect(text).toContain('DTSTART;TZID=Europe/Stockholm:20271030T110000');
    expect(Number(textOf(after, 'sequence'))).toBeGreaterThan(Number(textOf(before, 'sequence')));
    expect(textOf(after, 'last-modified') > textOf(before, 'last-modified')).toBe(true);
  });
});

describe('a weekly gyg', () => {
  test.each([
    [
      'to daylight saving',
      { startDateTime: '2028-03-22T10:00:00.000Z', endDateTime: '2028-04-06T12:00:00.000Z' },
      ['2028-03-22T10:00:00.000Z', '2028-03-29T09:00:00.000Z', '2028-04-05T09:00:00.000Z'],
    ],
    [
      'from daylight saving',
      { startDateTime: '2028-10-25T09:00:00.000Z', endDateTime: '2028-11-09T13:00:00.000Z' },
      ['2028-10-25T09:00:00.000Z', '2028-11-01T10:00:00.000Z', '2028-11-08T10:00:00.000Z'],
    ],
  ])('is one repeating entry that keeps the Swedish clock over the change %s', async (_change, times, starts) => {
    const person = await api.user();
    const { gyg, admin } = await api.scene([{}]);
    const body = { ...times, repeats: 'WEEKLY', occasionMinutes: 120 };
    expect((await api.as(admin)('updateGyg', { params: { gygId: gyg.id }, body })).status).toBe(200);
    await book(person, { gyg, need: gyg.needs[0] });
    const { calendar, byGyg } = await entriesOf(await renew(person));
    expect(startsOf(calendar, byGyg.get(gyg.id), 4)).toEqual([...starts, undefined]);
  });

  test('that a host finished early has no occasion after that', async () => {
    const person = await api.user();
    const at = api.clock.now().getTime();
    const [startDateTime, endDateTime] = [new Date(at + 3_600_000), new Date(at + 40 * 24 * 3_600_000)];
    const weekly = { repeats: 'WEEKLY', occasionMinutes: 60, startDateTime, endDateTime } as const;
    const { gyg, admin } = await api.scene([{}], weekly);
    await book(person, { gyg, need: gyg.needs[0] });
    const secret = await renew(person);
    const occasions = async () => {
      const { calendar, byGyg } = await entriesOf(secret);
      return startsOf(calendar, byGyg.get(gyg.id), 6).filter((start) => start !== undefined).length;
    };
    expect(await occasions()).toBe(6);
    api.clock.pass(9 * 24);
    expect((await api.as(admin)('finishGyg', { params: { gygId: gyg.id }, body: {} })).status).toBe(200);
    expect(await occasions()).toBe(2);
  });
});

test('takes as many statements for many bookings as for one', async () => {
  const [one, many] = [await api.user(), await api.user()];
  for (let index = 0; index < 6; index += 1) {
    const { gyg } = await api.scene([{}, {}], { beneficiaryPositions: 3 });
    for (const need of gyg.needs) await book(many, { gyg, need });
    await bookPlace(many, gyg.id);
    if (index === 0) await book(one, { gyg, need: gyg.needs[0] });
  }
  const secrets = [await renew(one), await renew(many)];
  const counts = [];
  for (const secret of secrets) counts.push(await counter.during(() => read(secret)));
  expect(counts).toEqual([4, 4]);
});
