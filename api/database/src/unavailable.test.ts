import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { whyUnavailable } from './unavailable';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['SQLITE_FULL', 'disk full'],
  ['53100', 'disk full'],
  ['ENOSPC', 'disk full'],
  ['SQLITE_BUSY', 'no connection'],
  ['SQLITE_IOERR_WRITE', 'no connection'],
  ['08006', 'no connection'],
  ['53300', 'no connection'],
  ['57P03', 'no connection'],
  ['ECONNREFUSED', 'no connection'],
  ['SQLITE_CONSTRAINT_UNIQUE', undefined],
  ['23505', undefined],
  ['40001', undefined],
])('%s means %s, also where another error wraps it', (code, reason) => {
  expect(whyUnavailable(withCode(code))).toBe(reason);
  expect(whyUnavailable(new Error('Failed query', { cause: withCode(code) }))).toBe(reason);
});

describe('a connection that times out', () => {
  /** Accepts connections and never answers. */
  async function silentServer(): Promise<string> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    return `postgres://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/none`;
  }

  test('is recognised, whether the server or the pool is busy', async () => {
    const pool = new pg.Pool({ connectionString: await silentServer(), connectionTimeoutMillis: 50, max: 1 });
    const failures: unknown[] = await Promise.all(
      [pool.connect(), pool.connect()].map((connecting) => connecting.catch((error: unknown) => error)),
    );
    expect(failures.map(whyUnavailable)).toEqual(['no connection', 'no connection']);
    await pool.end();
  });
});
