import { isApiError } from '@gyg/contract/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pool } from './pool';

const answering = (status: number, body: string, headers: Record<string, string> = {}) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status, headers }));
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the user pool', () => {
  test('creates an account with its country', async () => {
    const sent = answering(201, '{"userId":"u"}');
    const values = { name: 'Elin', email: 'elin@example.org', password: 'Abcdefg1', locale: 'se' as const };
    expect(await pool.signUp(values)).toEqual({ ok: true });
    expect(sent.mock.calls[0]?.[0]).toBe('/identity/pool/sign-up');
    expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toEqual({ ...values, country: 'se' });
  });

  test('sends a code and sets a new password with it', async () => {
    const sent = answering(200, '{}');
    expect(await pool.forgot({ email: 'elin@example.org' })).toEqual({ ok: true });
    expect(await pool.confirmForgot({ email: 'elin@example.org', code: '123456', password: 'Abcdefg1' })).toEqual({
      ok: true,
    });
    expect(sent.mock.calls.map(([address]) => address)).toEqual([
      '/identity/pool/forgot',
      '/identity/pool/confirm-forgot',
    ]);
  });

  test('returns the outcome of a refusal, the technical line and the seconds to wait', async () => {
    answering(429, '{"error":"LimitExceededException","message":"Too many attempts."}', { 'retry-after': '540' });
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
    answering(status, body);
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
});
