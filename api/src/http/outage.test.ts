import { watchDisk } from '@gyg/database';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../testing';

let failure: Error | undefined;
const api = await createTestApi({
  wrapDatabase: (db) =>
    watchDisk({
      ...db,
      async tx(fn, options) {
        if (failure) throw failure;
        return db.tx(fn, options);
      },
    }),
});
afterAll(() => api.close());
const { host, admin } = await api.scene();
const create = () => api.as(admin)('createGyg', { body: { organizationId: host.id, title: 'Beach' } });

/** A driver's error as Drizzle wraps it. */
const wrapped = (code: string) => new Error('Failed query', { cause: Object.assign(new Error(code), { code }) });

describe.each([
  ['a full disk of SQLite', Object.assign(new Error('full'), { code: 'SQLITE_FULL' }), 'disk full'],
  ['a full disk of PostgreSQL', wrapped('53100'), 'disk full'],
  ['a full disk of files', Object.assign(new Error('full'), { code: 'ENOSPC' }), 'disk full'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'no connection'],
  ['a server that is away', wrapped('ECONNREFUSED'), 'no connection'],
])('%s', (_what, thrown, reason) => {
  test('is 503 with Retry-After and a line in the log, and recovers', async () => {
    failure = thrown;
    api.log.length = 0;
    const refused = await create();
    expect([refused.status, refused.problem.code]).toEqual([503, 'server.unavailable']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(api.log).toContainEqual(expect.objectContaining({ message: 'a call failed', reason }));
    const ready = await api.call('getReadiness');
    expect([ready.status, ready.text.includes('The disk is full')]).toEqual(
      reason === 'disk full' ? [503, true] : [200, false],
    );
    expect((await api.call('searchGygs', { body: {} })).status).toBe(200);
    failure = undefined;
    expect((await create()).status).toBe(201);
    expect((await api.call('getReadiness')).status).toBe(200);
  });
});
