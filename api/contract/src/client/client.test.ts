import { describe, expect, test } from 'vitest';
import { routes } from '../routes';
import { ApiError, errorOf, formOf, isApiError, readResponse, requestsOf } from './index';

const requestOf = requestsOf(routes);

describe('a request', () => {
  test('has the path with its parameters, the query and the language, and nothing that is empty', () => {
    const params = { gygId: 'a/b' };
    expect(requestOf('getGyg', { params }, { lang: 'se', language: 'sv' })).toEqual({
      name: 'getGyg',
      method: 'GET',
      path: '/api/gygs/a%2Fb?lang=se',
      headers: {},
      body: undefined,
    });
    expect(requestOf('findGygs', { query: { keyword: 'å&b', goals: '' } }, { language: 'en' })).toMatchObject({
      path: '/api/gygs/search?keyword=%C3%A5%26b',
      headers: { 'accept-language': 'en' },
    });
  });

  test('has its body as JSON and its key, or a form', () => {
    const params = { gygId: 'g', bookingId: 'b' };
    const body = { reason: 'ill', contributionType: 'SKILL' } as const;
    expect(requestOf('cancelBooking', { params, body }, { key: 'k' })).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
      body: JSON.stringify(body),
    });
    const form = formOf({ userId: 'elin', note: undefined }, new File(['x'], 'me.png'));
    const { headers, body: sent } = requestOf('uploadProfileImage', { body: form });
    expect([headers, sent]).toEqual([{}, form]);
    expect([...form.keys()]).toEqual(['userId', 'image']);
  });

  test('is refused if its call is not in the table, or a parameter is missing', () => {
    const few = requestsOf({ getGyg: 'GET /gygs/{gygId}' }) as (name: string, input: object) => unknown;
    expect(() => few('getPlanet', {})).toThrow(expect.objectContaining({ code: 'request.no_endpoint' }));
    expect(() => few('toString', {})).toThrow(expect.objectContaining({ code: 'request.no_endpoint' }));
    expect(() => few('getGyg', {})).toThrow(expect.objectContaining({ code: 'request.incomplete' }));
  });
});

describe('an answer', () => {
  test('is its JSON, or nothing', async () => {
    expect(await readResponse(Response.json({ id: 1 }))).toEqual({ id: 1 });
    expect(await readResponse(new Response(null, { status: 204 }))).toBeUndefined();
  });

  test('that refuses is an error with its code, and how long to wait', async () => {
    const headers = { 'retry-after': '12', 'x-request-id': 'r-1' };
    const problem = { code: 'booking.failed', message: 'Full', reason: 'full' };
    const thrown = await readResponse(Response.json(problem, { status: 409, headers })).catch(
      (error: unknown) => error,
    );
    expect(isApiError(thrown)).toBe(true);
    expect(thrown).toMatchObject({
      code: 'booking.failed',
      status: 409,
      message: '409: Full',
      reason: 'full',
      requestId: 'r-1',
      retryIn: 12,
    });
  });

  test.each(['<h1>Bad gateway</h1>', '"text"', '{}', '{"code":""}', 'null'])(
    'that is %s instead is an unexpected error',
    async (text) => {
      const error = await errorOf(new Response(text, { status: 502, headers: { 'retry-after': 'soon' } }));
      expect([error.code, error.status, error.retryIn]).toEqual(['server.unexpected', 502, null]);
    },
  );

  test('an error of a client has its code alone', () => {
    const error = new ApiError('network');
    expect([error.message, error.status, isApiError(new Error('network'))]).toEqual(['network', 0, false]);
  });
});
