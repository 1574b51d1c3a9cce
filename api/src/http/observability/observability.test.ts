import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { users } from '@gyg/database/schema';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

const metricsToken = 'a-token-for-the-collector';
let draining = false;
const api = await createTestApi({ config: { metricsToken }, isDraining: () => draining });
const user = await api.user();
afterAll(() => api.close());
afterEach(() => {
  draining = false;
});

const metrics = (headers: Record<string, string> = {}) => fetch(`${api.url}/metrics`, { headers });

describe('metrics', () => {
  test('contain the duration of each operation, never by path, and the number of queued mails', async () => {
    await api.call('getGyg', { params: { gygId: 'secret-path-part' } });
    const answer = await metrics();
    const text = await answer.text();
    expect(answer.headers.get('Content-Type')).toContain('text/plain');
    expect(text).toContain('gyg_call_duration_seconds_count{operation="getGyg",status="4xx"} 1');
    expect(text).toMatch(/^gyg_calls_in_flight 1$/m);
    expect(text).toMatch(/^gyg_mail_waiting 0$/m);
    expect(text).toMatch(/^process_cpu_seconds_total /m);
    expect(text).not.toContain('secret-path-part');
  });

  test('are those that operators read about, and that the alerts use', async () => {
    const docs = (file: string) =>
      readFileSync(new URL(`../../../../host-shell/docs/${file}`, import.meta.url), 'utf8');
    const text = await (await metrics()).text();
    const types = new Map([...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name = '', type]) => [name, type]));
    const described = [...docs('monitoring.md').matchAll(/^\| ((?:`\w+`(?:, )?)+) \| (counter|gauge|histogram) \|/gm)];
    const named = described.flatMap(([, names = '', type]) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name]) => [name, type]),
    );
    expect(named.filter(([name = '', type]) => types.get(name) !== type)).toEqual([]);
    const own = [...types.keys()].filter((name) => name.startsWith('gyg_'));
    expect(named.map(([name]) => name)).toEqual(expect.arrayContaining(own));
    const used = [...docs('examples/alerts.yaml').matchAll(/\b(?:gyg|process|nodejs)_\w+/g)];
    const isDeclared = (name: string) => types.has(name.replace(/_(bucket|count|sum)$/, ''));
    expect(used.length).toBeGreaterThan(5);
    expect(used.map(([name]) => name).filter((name) => !isDeclared(name))).toEqual([]);
  });

  test('a malformed path creates no label', async () => {
    await fetch(`${api.url}/no/such/path`);
    const text = await (await metrics()).text();
    expect(text).toContain('operation="unknown",status="4xx"');
    expect(text).not.toContain('such');
  });

  test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])(
    'are refused for forwarded calls (%s)',
    async (name) => {
      expect((await metrics({ [name]: '127.0.0.1' })).status).toBe(403);
    },
  );

  test('are available with the token from anywhere', async () => {
    const fromAfar = { 'X-Forwarded-For': '203.0.113.9' };
    const statusWith = async (token: string) =>
      (await metrics({ ...fromAfar, Authorization: `Bearer ${token}` })).status;
    expect(await statusWith(metricsToken)).toBe(200);
    expect(await statusWith('another')).toBe(401);
    expect(await statusWith(api.tokenFor(user, { groups: ['superusers'] }))).toBe(401);
  });

  test('are separate for each app', async () => {
    const other = await createTestApi();
    expect(await (await fetch(`${other.url}/metrics`)).text()).not.toContain('getGyg');
    await other.close();
  });
});

describe('the log', () => {
  test('has one line for a call: caller, operation, outcome', async () => {
    api.log.length = 0;
    const headers = { 'X-Request-Id': 'from-the-proxy-2' };
    await api.as(user)('getUser', { params: { userId: user.id }, headers });
    const line = { requestId: 'from-the-proxy-2', method: 'GET', operation: 'getUser', status: 200, userId: user.id };
    expect(api.log).toEqual([{ ...line, ms: expect.any(Number), message: 'call' }]);
  });

  test.each(['short', 'has a blank in it', `${'x'.repeat(65)}`, 'quote"and}json', '../../etc/passwd'])(
    'ignores a malformed request id: %j',
    async (id) => {
      api.log.length = 0;
      const answer = await api.call('getLiveness', { headers: { 'X-Request-Id': id } });
      expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(JSON.stringify(api.log)).not.toContain(id);
    },
  );

  test('never contains text written by a caller, even when the call fails', async () => {
    const canary = 'zq-canary-zq';
    const row = { subject: canary, fullName: canary, email: `${canary}@example.org` };
    const fail = () => {
      throw new Error('The row was taken');
    };
    const failing = await createTestApi({
      // The database's message about a refused row contains the row's values.
      wrapDatabase: (db) => ({ ...db, tx: () => db.tx((t) => t.insert(users).values(row).then(fail)) }),
    });
    const person = await failing.user({ subject: canary, email: row.email });
    const token = failing.tokenFor(person);
    failing.log.length = 0;
    // Tokens contain the subject; the log must not show it either.
    const answer = await failing.call('updateUser', {
      params: { userId: person.id },
      body: { fullName: canary },
      token,
    });
    expect(answer.status).toBe(500);
    await failing.call('updateUser', { params: { userId: canary }, body: { [canary]: canary }, token: canary });
    await failing.call('findGygs', { query: { keyword: canary } });
    await failing.call('findGygs', { query: { [canary]: 'x' }, headers: { 'User-Agent': canary, Referer: canary } });
    await fetch(`${failing.url}/${canary}?code=${canary}`, { method: 'POST', body: canary });
    expect(failing.log.length).toBeGreaterThanOrEqual(6);
    expect(JSON.stringify(failing.log)).not.toContain(canary);
    expect(JSON.stringify(failing.log)).not.toContain(token);
    await failing.close();
  });

  test('records when a caller disconnected', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const verifyAccessToken = () => {
      arrive();
      return new Promise<never>(() => undefined);
    };
    const holding = await createTestApi({ verifyAccessToken });
    const left = request(`${holding.url}/sdgs`, { headers: { Authorization: 'Bearer x' } });
    left.on('error', () => undefined).end();
    await arrived;
    left.destroy();
    await expect.poll(() => holding.log.map(({ status }) => status)).toEqual([499]);
    await holding.close();
  });
});

describe('a failure of the server', () => {
  test('is not a 401: a verifier that cannot decide logs no user out', async () => {
    const away = await createTestApi({ verifyAccessToken: () => Promise.reject(new Error('connect ECONNREFUSED')) });
    const answer = await away.call('listGoals', { token: 'a-good-one' });
    expect([answer.status, answer.problem.code]).toEqual([500, 'server.unexpected']);
    await away.close();
  });

  test('is not a 401 when another issuer does not respond, but a 503', async () => {
    const silent = Object.assign(new Error('no keys'), { code: 'issuer_unavailable' });
    const away = await createTestApi({ verifyAccessToken: () => Promise.reject(silent) });
    const answer = await away.call('listGoals', { token: 'a-good-one' });
    expect([answer.status, answer.problem.code]).toEqual([503, 'server.unavailable']);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect((await away.call('listGoals')).status).toBe(200);
    await away.close();
  });
});

test('a server that is about to stop is alive, but not ready', async () => {
  draining = true;
  const ready = await api.call('getReadiness');
  expect([ready.status, ready.headers.get('Retry-After')]).toEqual([503, '5']);
  expect((await api.call('getLiveness')).status).toBe(200);
  expect((await api.call('listGoals')).status).toBe(200);
});
