import { exportSections, userExportSchema } from '@gyg/contract';
import { insertRows } from '@gyg/database';
import { notifications } from '@gyg/database/schema';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';
import { countTurns } from '../../testing/count-turns';
import { readAllSections } from './read-sections.service';
import { writeExport } from './write-export';

const api = await createTestApi();
afterAll(() => api.close());

test('thousands of rows of one section are read in parts, each once', async () => {
  const { id } = await api.user();
  const titles = Array.from({ length: 1_600 }, (_one, number) => `Notice ${number}`);
  const rows = titles.map((title) => ({ userId: id, type: 'MESSAGE', title, body: 'See you.' }));
  await api.db.tx((tx) => insertRows(tx, notifications, rows));
  const turns = countTurns();
  const { notifications: read } = await readAllSections(api.db.read, { id, email: null });
  expect(turns()).toBeGreaterThanOrEqual(exportSections.length + 3);
  expect(read.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
});

test('the text of an export is JSON that is written in parts', async () => {
  const none = Object.fromEntries(exportSections.map((section) => [section, []]));
  const many = Array.from({ length: 1_000 }, (_one, number) => ({ number, title: 'Ö “1”' }));
  const given = userExportSchema.parse({
    exported: '2027-05-01T10:00:00.000Z',
    user: { fullName: 'Åsa' },
    account: null,
    names: {},
    data: { ...none, bookings: [{ quantity: 1 }], notifications: many },
  });
  const turns = countTurns();
  const { text } = await writeExport(given);
  expect(turns()).toBeGreaterThanOrEqual(4);
  expect(JSON.parse(String(text))).toEqual(given);
});
