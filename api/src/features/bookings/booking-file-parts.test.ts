import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';
import { addBookers } from '../../testing/crowd';

const api = await createTestApi();
afterAll(() => api.close());

test('a file of bookings that is read in parts has every row once, in the order of its pages', async () => {
  const people = 1_200;
  const scene = await api.scene([{}]);
  await addBookers(api, scene, people);
  const ask = (query: object) =>
    api.as(scene.admin)('listGygBookings', { params: { gygId: scene.gyg.id }, query: { sort: 'name:asc', ...query } });
  const paged: string[] = [];
  for (let page = 0; page * 100 < people; page += 1) {
    const { data } = await ask({ page, pageSize: 100 });
    paged.push(...data.bookings.map(({ bookerName }) => bookerName ?? ''));
  }
  expect(new Set(paged).size).toBe(people);
  const { text } = await ask({ format: 'csv' });
  const inFile = text.split('\r\n').slice(1, -1);
  expect(inFile.map((line) => /Person \d+/.exec(line)?.[0])).toEqual(paged);
});
