import { isApiError } from '@gyg/contract/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pool } from './pool';

const respondingWith = (status: number, body: string, headers: Record<string, string> = {}) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status, headers }));
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the user pool', () => {
  test('creates an account with its country', async () => {
    const sent = respondingWith(201, '{"userId":"u"}');
    const values = { name: 'Elin', email: 'elin@example.org', password: 'Abcdefg1', locale: 'se' as const };
    expect(await pool.signUp(values)).toEqual({ ok: true });
    expect(sent.mock.calls[0]?.[0]).toBe('/identity/pool/sign-up');
    expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toEqual({ ...values, country: 'se' });
  });

  test('sends a code and sets a new password with it', async () => {
    const sent = respondingWith(200, '{}');
    expect(await pool.forgot({ email: 'elin@example.org' })).toEqual({ ok: true });
    expect(await pool.confirmForgot({ email: 'elin@example.org', code: '123456', password: 'Abcdefg1' })).toEqual({
      ok: true,
    });
    expect(sent.mock.calls.map(([address]) => address)).toEqual([
      '/identity/pool/forgot',
      '/identity/pool/confirm-forgot',
    ]);
  });

  test('logs in for an interaction', async () => {
    const sent = respondingWith(200, '{"redirectTo":"/next"}');
    const values = { email: 'elin@example.org', password: 'Abcdefg1' };
    expect(await pool.logIn('a/b', values)).toEqual({ ok: true, redirectTo: '/next' });
    expect(sent.mock.calls[0]?.[0]).toBe('/identity/interaction/a%2Fb/login');
  });

  test('returns the outcome of a refusal, the technical line and the seconds to wait', async () => {
    respondingWith(429, '{"error":"LimitExceededException","message":"Too many attempts."}', { 'retry-after': '540' });
    expect(await pool.resend({ email: 'elin@example.org' })).toEqual({
      ok: false,
      outcome: 'LimitExceededException',
      detail: '429: Too many attempts.',
      retryAfter: 540,
    });
  });

  test.each([
    [
      500,
      '{"error":"InternalErrorException","message":"Something went wrong."}',
      '500: InternalErrorException, Something went wrong.',
    ],
    [400, '{"error":"LambdaTriggerException"}', '400: LambdaTriggerException'],
    [502, '<h1>Bad gateway</h1>', '502: '],
  ])('another error is unexpected (%i)', async (status, body, detail) => {
    respondingWith(status, body);
    expect(await pool.confirm({ email: 'elin@example.org', code: '1' })).toEqual({
      ok: false,
      outcome: 'Unexpected',
      detail,
    });
  });

  test('throws a network error if it cannot be reached', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const thrown: unknown = await pool.forgot({ email: 'elin@example.org' }).catch((error: unknown) => error);
    expect(isApiError(thrown) && thrown.code).toBe('network.offline');
  });

  test('has no window for a login that took too long, and throws if the service fails', async () => {
    respondingWith(404, '{}');
    expect(await pool.window('a')).toBeUndefined();
    respondingWith(500, '{}');
    await expect(pool.window('a')).rejects.toMatchObject({ code: 'server.unavailable', status: 500 });
    const cause = new TypeError('Failed to fetch');
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(cause);
    await expect(pool.window('a')).rejects.toMatchObject({ code: 'network.offline', cause });
  });
});
