import { request } from 'node:http';
import { problemSchema } from '@gyg/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../testing';

const api = await createTestApi({
  wrapDatabase: (db) => ({ ...db, ping: () => Promise.reject(new Error('connect ECONNREFUSED /secret/path')) }),
});
afterAll(() => api.close());

const json = { 'Content-Type': 'application/json' };
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  fetch(`${api.url}${path}`, { method: 'POST', headers, body });

/** Sends a path unchanged; fetch would normalise it. */
function rawStatus(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(api.url);
    request({ port, host: '127.0.0.1', path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('a refusal', () => {
  test('is a problem with a code, a message and the id of the request', async () => {
    const answer = await fetch(`${api.url}/gyms`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toContain('application/problem+json');
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[\w-]{8,}$/);
    const problem = problemSchema.parse(await answer.json());
    expect(problem).toMatchObject({ code: 'request.unknown_path', status: 404, instance: '/api/gyms' });
    expect(problem.message).toBe(problem.detail);
  });

  test('lists each wrong field and the reason', async () => {
    const { status, problem } = await api.call('searchGygs', { body: { goals: [99], wings: 2, page: 'x' } });
    expect(status).toBe(400);
    expect(problem.code).toBe('request.invalid');
    expect(problem.errors?.map((error) => error.path).sort()).toEqual(['goals.0', 'page', 'wings']);
  });

  test.each([
    ['goals=7,water', "goals.1: 'water' is no goal, which is a whole number from 1 to 17"],
    ['goals=18', "goals.0: '18' is no goal, which is a whole number from 1 to 17"],
    ['states=PUBLISHED,OVER', "states.1: 'OVER' is none of CREATED, PUBLISHED, ONGOING, FINISHED"],
    ['near=58,here,10', "near: 'here' is not a number"],
    ['near=58,11', 'near: Give lat,lng,km'],
    ['bbox=1,2,3,4,5', 'bbox: Give west,south,east,north'],
  ])('explains errors in a list: %s', async (query, expected) => {
    const { errors } = problemSchema.parse(await (await fetch(`${api.url}/gygs/search?${query}`)).json());
    expect(errors?.map(({ path, message }) => `${path}: ${message}`)).toEqual([expected]);
  });

  test('explains the format of times', async () => {
    const answer = await api.as(await api.user())('createGyg', {
      body: { organizationId: 'any', title: 'Any', startDateTime: '2027-06-12T09:30:00+02:00' },
    });
    expect(answer.problem.errors?.[0]).toMatchObject({
      path: 'startDateTime',
      message: 'Must be ISO 8601 in UTC, ending in Z',
    });
  });

  test('never reveals an internal error', async () => {
    const answer = await api.call('getReadiness');
    expect([answer.status, answer.problem.code]).toEqual([503, 'server.unavailable']);
    expect(answer.text).not.toContain('secret');
  });

  test('lists the methods of a path', async () => {
    const answer = await fetch(`${api.url}/gygs/search`, { method: 'DELETE' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
    const search = await fetch(`${api.url}/gygs/some-id/profile`, { method: 'PUT' });
    expect([search.status, search.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect((await fetch(`${api.url}/openapi.json`, { method: 'POST' })).status).toBe(405);
    const head = await fetch(`${api.url}/sdgs`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('strict input', () => {
  test.each([
    ['not JSON', '{', json, 400],
    ['another content type', 'a=1', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['an unknown character set', '{}', { 'Content-Type': 'application/json; charset=klingon' }, 415],
    ['more than 256 kB', `{"keyword":"${'x'.repeat(300_000)}"}`, json, 413],
    ['a list instead of an object', '[]', json, 400],
    ['nothing but null', 'null', json, 400],
    ['a NUL character in a text', '{"keyword":"a\\u0000b"}', json, 400],
    ['a NUL character deep inside', '{"ids":["a\\u0000b"]}', json, 400],
    ['half a character in a text', '{"keyword":"a\\ud800b"}', json, 400],
    ['lists in lists, a hundred thousand deep', `{"keyword":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, json, 400],
    ['an over-long text', `{"keyword":"${'x'.repeat(101)}"}`, json, 400],
  ])('%s is %d', async (_what, body, headers, status) => {
    const answer = await post('/gygs/search', body, headers);
    expect(answer.status).toBe(status);
    expect(problemSchema.parse(await answer.json()).status).toBe(status);
  });

  test('an unknown or repeated query field is 400', async () => {
    expect((await fetch(`${api.url}/gygs/search?wings=2`)).status).toBe(400);
    expect((await fetch(`${api.url}/gygs/search?keyword=a&keyword=b`)).status).toBe(400);
    expect((await fetch(`${api.url}/gygs/some-id?x=1`)).status).toBe(400);
  });

  test('a path with a NUL character or a broken escape is 400, not 500', async () => {
    expect(await rawStatus('/api/gygs/a%00b')).toBe(400);
    expect(await rawStatus('/api/gygs/%E0%A4%A')).toBe(400);
    expect(await rawStatus('/api/organizations/name/%00')).toBe(400);
  });

  test('a POST without a body counts as an empty object', async () => {
    expect((await fetch(`${api.url}/gygs/search`, { method: 'POST' })).status).toBe(200);
  });
});

describe('tokens', () => {
  test.each(['Bearer nonsense', 'Bearer', 'Basic abc', ''])('%j is 401, never a guest', async (value) => {
    const answer = await fetch(`${api.url}/gygs/search`, { headers: { Authorization: value } });
    expect(answer.status).toBe(401);
    expect(problemSchema.parse(await answer.json()).code).toBe('session.invalid_token');
  });

  test('a token without a user may read, and needs a user to write', async () => {
    const newcomer = api.as({ subject: 'newcomer-1' });
    expect((await newcomer('findGygs')).status).toBe(200);
    const params = { userId: 'any' };
    expect((await newcomer('listNotifications', { params })).problem.code).toBe('session.need_to_be_logged_in');
  });

  test('authentication comes before validation of the body', async () => {
    const params = { gygId: 'any', bookingId: 'any' };
    expect((await api.call('cancelBooking', { params, body: { wings: 2 } })).status).toBe(401);
  });
});

describe('caching', () => {
  test('guests get an ETag and 304, and any site may read their answers', async () => {
    const first = await fetch(`${api.url}/sdgs`, { headers: { Origin: 'https://partner.example' } });
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).not.toBe('');
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(first.headers.get('Access-Control-Expose-Headers')).toContain('ETag');
    expect(first.headers.get('Access-Control-Expose-Headers')).toContain('Idempotency-Replayed');
    const again = await fetch(`${api.url}/sdgs`, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('authenticated answers must not be cached', async () => {
    const user = await api.user();
    const answer = await api.as(user)('listGoals', { headers: { Origin: 'https://partner.example' } });
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect([answer.headers.get('ETag'), answer.headers.get('Access-Control-Allow-Origin')]).toEqual([null, null]);
  });

  test('a preflight allows reading, without credentials or a token', async () => {
    const answer = await fetch(`${api.url}/gygs/search`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://partner.example', 'Access-Control-Request-Method': 'GET' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('GET, HEAD');
    expect(answer.headers.get('Access-Control-Allow-Headers')).not.toContain('Authorization');
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  test('a request has the id that its caller sent', async () => {
    const answer = await fetch(`${api.url}/sdgs`, { headers: { 'X-Request-Id': 'from-the-proxy-1' } });
    expect(answer.headers.get('X-Request-Id')).toBe('from-the-proxy-1');
  });
});
