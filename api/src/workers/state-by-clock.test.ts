import { afterAll, expect, test } from 'vitest';
import { createTestApi, hour } from '../testing';
import { createScheduler } from './create-scheduler';

const api = await createTestApi();
afterAll(() => api.close());

const scheduler = createScheduler({ db: api.db, publicUrl: 'http://platform.test', now: api.clock.now });

test.each([
  ['without a run of the scheduler', async () => undefined],
  ['with a run before every read', () => scheduler.runOnce()],
])('the state in answers is right to the second, %s', async (_how, look) => {
  const { host, gyg } = await api.scene([{}], { startsIn: 24, lasts: 4 });
  const start = api.clock.now().getTime() + 24 * hour;
  const states: unknown[] = [];
  for (const at of [start - 1000, start, start + 4 * hour - 1000, start + 4 * hour]) {
    api.clock.set(new Date(at));
    await look();
    const { data } = await api.call('getGyg', { params: { gygId: gyg.id } });
    const list = await api.call('searchGygs', { body: { organizationId: host.id, states: [data.state] } });
    states.push([data.state, list.data.total]);
  }
  expect(states).toEqual([
    ['PUBLISHED', 1],
    ['ONGOING', 1],
    ['ONGOING', 1],
    ['FINISHED', 1],
  ]);
});
