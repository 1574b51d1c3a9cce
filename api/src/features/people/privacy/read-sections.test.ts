import { exportSections } from '@gyg/contract';
import { insertRows } from '@gyg/database';
import { notifications } from '@gyg/database/schema';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';
import { countTurns } from '../../../testing/count-turns';
import { readAllSections } from './export-user.service';

const api = await createTestApi();
afterAll(() => api.close());

test('other work runs between the sections of an export', async () => {
  const turns = countTurns();
  const data = await readAllSections(api.db.read, { id: 'missing', email: null });
  expect(turns()).toBeGreaterThanOrEqual(exportSections.length - 1);
  expect(Object.keys(data)).toEqual([...exportSections]);
});

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
