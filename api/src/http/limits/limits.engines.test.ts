import type { OperationName } from '@gyg/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi, testConfig } from '../../testing';
import { sumCounts } from '../observability/hourly-count.repository';
import { hoursBefore } from '../observability/hourly-counts';
import { limitClasses, limitClassOf } from './limit-classes';

const config = { ...testConfig, rateLimits: 'on' } as const;
const api = await createTestApi({ config });
/** Another process on the same database. */
const second = await createTestApi({ config, wrapDatabase: () => api.db });
const behindProxy = await createTestApi({ config: { ...config, trustedProxies: ['loopback'] } });
afterAll(async () => {
  await second.close();
  await api.close();
  await behindProxy.close();
});

const { writes, reads } = limitClasses;

/** Makes as many refused calls as a guest as the limit allows. */
async function spend(on: TestApi, headersOf: (index: number) => Record<string, string> = () => ({})) {
  const statuses = new Set<number>();
  for (let index = 0; index < writes.calls; index += 1) statuses.add((await write(on, headersOf(index))).status);
  return [...statuses];
}

const write = (on: TestApi, headers: Record<string, string> = {}, token?: string) =>
  on.call('updateUser', { params: { userId: 'anybody' }, headers, token });

describe('calls that write', () => {
  test('are counted across all processes, and 429 shows when to retry', async () => {
    const first = await write(api);
    expect(first.headers.get('RateLimit')).toBe(`"writes"; r=${writes.calls - 1}; t=60`);
    expect(first.headers.get('RateLimit-Policy')).toMatch(/^"writes"; q=120; w=60; pk=:/);
    const both = [api, second];
    for (let spent = 1; spent < writes.calls; spent += 1) {
      expect((await write(both[spent % 2] ?? api)).status).toBe(401);
    }
    for (const on of both) {
      const refused = await write(on);
      expect([refused.status, refused.problem.code]).toEqual([429, 'request.too_many']);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50);
      expect(refused.problem.message).toContain(`again in ${refused.headers.get('Retry-After')} seconds`);
      expect(refused.headers.get('RateLimit')).toMatch(/^"writes"; r=0; t=(59|60)$/);
    }
  });

  test('are counted for the user, from any address', async () => {
    const user = await api.user();
    const answer = await write(api, {}, api.tokenFor(user));
    expect(answer.headers.get('RateLimit')).toContain(`r=${writes.calls - 1};`);
  });

  test('count a caller with an invalid token by address', async () => {
    expect((await write(api, {}, 'nonsense')).status).toBe(429);
  });

  test('start again when the window has passed', async () => {
    api.clock.pass(1);
    expect((await write(api)).status).toBe(401);
  });

  test('no count is lost among simultaneous calls', async () => {
    const user = await api.user();
    const token = api.tokenFor(user);
    const answers = await Promise.all(Array.from({ length: writes.calls + 10 }, () => write(api, {}, token)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('the address of a caller', () => {
  test('is never taken from a header that callers can write', async () => {
    api.clock.pass(1);
    await spend(api, (index) => ({ 'X-Forwarded-For': `198.51.100.${index}`, Forwarded: `for=198.51.100.${index}` }));
    expect((await write(api, { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(429);
  });

  test('is the last entry, added by a trusted proxy, not the first, written by the caller', async () => {
    const forwarded = (text: string) => ({ 'X-Forwarded-For': text });
    await spend(behindProxy, (index) => forwarded(`198.51.100.${index}, 203.0.113.9`));
    expect((await write(behindProxy, forwarded('198.51.100.200, 203.0.113.9'))).status).toBe(429);
    expect((await write(behindProxy, forwarded('203.0.113.10'))).status).toBe(401);
  });
});

describe('calls that read', () => {
  test('are limited too, without a write to the database', async () => {
    let writesSeen = 0;
    const counting = await createTestApi({
      config,
      wrapDatabase: (db) => ({
        ...db,
        tx: (...work) => {
          writesSeen += 1;
          return db.tx(...work);
        },
      }),
    });
    const answer = await counting.call('listGoals');
    expect(answer.headers.get('RateLimit')).toContain(`"reads"; r=${reads.calls - 1}`);
    for (let spent = 1; spent < reads.calls; spent += 1) await fetch(`${counting.url}/sdgs`, { method: 'HEAD' });
    const refused = await counting.call('listGoals');
    expect([refused.status, refused.headers.get('ETag')]).toEqual([429, null]);
    expect((await counting.call('getReadiness')).status).toBe(200);
    expect(writesSeen).toBe(0);
    await counting.close();
  });

  test('other sites may read the headers', async () => {
    const exposed = (await api.call('listGoals')).headers.get('Access-Control-Expose-Headers');
    expect(exposed).toContain('RateLimit, RateLimit-Policy');
  });
});

test('calls, refusals and the highest use of a limit are counted by the hour', async () => {
  const counting = await createTestApi({ config });
  for (let spent = 0; spent <= writes.calls; spent += 1) await write(counting);
  await counting.call('listGoals');
  await counting.counts.flush();
  const counted = await sumCounts(counting.db.read, { prefix: 'limit.', since: hoursBefore(counting.clock.now(), 0) });
  expect(Object.fromEntries(counted)).toEqual({
    'limit.writes.calls': writes.calls + 1,
    'limit.writes.refused': 1,
    'limit.writes.highest': 100,
    'limit.reads.calls': 1,
    'limit.reads.highest': 1,
  });
  await counting.close();
});

test.each<[OperationName, string]>([
  ['getLiveness', 'unlimited'],
  ['searchGygs', 'reads'],
  ['findGygs', 'reads'],
  ['createBooking', 'writes'],
  ['sendInvites', 'invitations'],
  ['getCertificateFile', 'drawings'],
])('%s is one of the %s', (name, className) => {
  expect(limitClassOf(name)).toBe(className);
});
