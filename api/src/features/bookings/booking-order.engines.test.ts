import { bookings, users } from '@gyg/database/schema';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';
import { countTurns } from '../../testing/count-turns';
import { addBookers } from '../../testing/crowd';
import { listExpectedIds } from './attendance/attendance.repository';

const api = await createTestApi();
afterAll(() => api.close());

const size = 2_500;
const scene = await api.scene([{}], { startsIn: 24 });
const people = await addBookers(api, scene, size);
// So that people of each part are next to those of others: three names, and two who erased their accounts.
const names = ['ask', 'bo', 'cai'];
const erased = people.slice(7, 9).map(({ id }) => id);
await api.db.tx(async (tx) => {
  await tx.update(bookings).set({ status: 'ACTIVE' }).where(eq(bookings.gygId, scene.gyg.id));
  for (const [place, searchText] of names.entries()) {
    const named = people.filter((_person, number) => number % names.length === place).map(({ id }) => id);
    await tx.update(users).set({ searchText }).where(inArray(users.id, named));
  }
  await tx.update(users).set({ erasedAt: new Date() }).where(inArray(users.id, erased));
});
const bookingOf = (id: string) => `booking-${id}`;
const placeOf = (number: number) => (erased.includes(people[number]?.id ?? '') ? names.length : number % names.length);
const byName = people
  .map(({ id }, number) => ({ id: bookingOf(id), place: placeOf(number) }))
  .sort((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1))
  .map(({ id }) => id);
// Those who erased their accounts have names here; a database has none.
const [first, last] = erased.map(bookingOf).sort();

test('a door list of thousands is put in order in parts, with other work between them', async () => {
  const turns = countTurns();
  const ids = await listExpectedIds(api.db.read, scene.gyg.id, { language: 'en', page: 0, pageSize: size });
  expect(turns()).toBeGreaterThanOrEqual(3);
  expect(ids.slice(0, -2)).toEqual(byName.slice(0, -2));
  expect(ids.slice(-2).sort()).toEqual([first, last]);
});

test('its pages are parts of the same order', async () => {
  const paged: string[] = [];
  for (let page = 0; page * 500 < size; page += 1) {
    paged.push(...(await listExpectedIds(api.db.read, scene.gyg.id, { language: 'en', page, pageSize: 500 })));
  }
  expect(paged).toEqual(await listExpectedIds(api.db.read, scene.gyg.id, { language: 'en', page: 0, pageSize: size }));
});

test('a search in thousands of bookings finds and counts those of each part, and other work runs between them', async () => {
  const turns = countTurns();
  const { data } = await api.as(scene.admin)('listGygBookings', {
    params: { gygId: scene.gyg.id },
    query: { keyword: 'bo', sort: 'created:asc', pageSize: '100' },
  });
  expect(turns()).toBeGreaterThanOrEqual(6);
  const matching = people.filter((_person, number) => number % names.length === 1).map(({ id }) => bookingOf(id));
  expect(data.counts).toMatchObject({ all: matching.length, confirmed: matching.length });
  expect(data.bookings.map(({ id }) => id)).toEqual(matching.sort().slice(0, 100));
});
