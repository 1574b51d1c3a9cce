import { exportSections } from '@gyg/contract';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';
import { countTurns } from '../../testing/count-turns';
import { readAllSections } from './read-sections.service';

const api = await createTestApi();
afterAll(() => api.close());

test('other work runs between the sections of an export', async () => {
  const turns = countTurns();
  const data = await readAllSections(api.db.read, { id: 'missing', email: null });
  expect(turns()).toBeGreaterThanOrEqual(exportSections.length - 1);
  expect(Object.keys(data)).toEqual([...exportSections]);
});
