import { findWholeReads, watchStatements } from '@gyg/database/testing';
import { afterAll, expect, test } from 'vitest';
import { createWebhookWorker } from '../../features/webhooks';
import { createScheduler } from '../../workers/create-scheduler';
import { createFixture } from '../matrix/fixture';
import { createTestApi } from '../test-api';

// Calls are checked whenever a test closes its API. This is what runs without a call.

const api = await createTestApi();
await createFixture(api);
afterAll(() => api.close());

const publicUrl = 'https://gyg.example';
const post = async () => ({ status: 200, headers: {}, body: '', took: 1 });

test.each([
  ['the scheduler', () => createScheduler({ db: api.db, now: api.clock.now, publicUrl }).runOnce()],
  ['the worker of webhooks', () => createWebhookWorker({ db: api.db, publicUrl, post, now: api.clock.now }).runOnce()],
])('no statement of %s reads a whole table that grows', async (_name, run) => {
  api.clock.pass(24 * 7);
  const statements = await watchStatements(run);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.flatMap(findWholeReads)).toEqual([]);
});
