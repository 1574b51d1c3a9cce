import type { Database } from '@gyg/database';
import { gygs } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';

/** Runs once, after a call has read and before it writes. */
let meanwhile: ((db: Database) => Promise<unknown>) | undefined;

const api = await createTestApi({
  wrapDatabase: (db) => ({
    ...db,
    async tx(act) {
      const happen = meanwhile;
      meanwhile = undefined;
      await happen?.(db);
      return db.tx(act);
    },
  }),
});
afterAll(() => api.close());

test('a gyg that is deleted while a manager is added is 404, not 500', async () => {
  const { admin, gyg } = await api.scene([{}], { draft: true });
  const helper = await api.user();
  meanwhile = (db) => db.tx((tx) => tx.delete(gygs).where(eq(gygs.id, gyg.id)));
  const params = { gygId: gyg.id, userId: helper.id };
  const answer = await api.as(admin)('addGygManager', { params, body: {} });
  expect([answer.status, answer.problem.code]).toEqual([404, 'gyg.missing']);
  expect(meanwhile).toBeUndefined();
});
