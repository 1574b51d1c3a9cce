import { afterAll, beforeAll, expect, it } from 'vitest';
import { postToken, type RunningIdentity, startIdentity } from '../testing';

const failures: unknown[] = [];
let running: RunningIdentity;
beforeAll(async () => {
  running = await startIdentity({ onError: (error) => failures.push(error) });
});
afterAll(() => running.close());

const good = { name: 'Anna', email: 'anna@example.org', password: 'Havet2026' };

it.each([
  ['sign-up', { ...good, name: 'An\0na' }],
  ['sign-up', { ...good, name: 'An\ud800na' }],
  ['sign-up', { ...good, email: 'an\0na@example.org' }],
  ['confirm', { email: 'an\0na@example.org', code: '123456' }],
  ['confirm', { email: 'anna@example.org', code: '12\x256' }],
  ['resend', { email: 'an\0na@example.org' }],
  ['forgot', { email: 'an\ud800na@example.org' }],
])('%s with a text that cannot be stored is 400 (case %#)', async (call, body) => {
  const answer = await running.post(call, body);
  expect(answer.status).toBe(400);
  expect(failures).toEqual([]);
});

it.each<Record<string, string>>([
  { grant_type: 'refresh_token', refresh_token: 'a\0b' },
  {
    grant_type: 'authorization_code',
    code: 'a\0b',
    redirect_uri: 'http://platform.test',
    code_verifier: 'x'.repeat(43),
  },
])('a token that cannot be stored is refused (case %#)', async (form) => {
  const answer = await postToken(running.origin, form);
  expect(answer.status).toBe(400);
  expect(failures).toEqual([]);
});

it('a body wrongly marked as compressed is 400', async () => {
  for (const encoding of ['gzip', 'br', 'deflate']) {
    const answer = await running.post('resend', { email: good.email }, { 'content-encoding': encoding });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'InvalidParameterException' });
  }
  expect(failures).toEqual([]);
});

it.each(['interaction/%ff', 'interaction/%ED%A0%80'])('%s, a malformed path, is 400', async (path) => {
  const answer = await fetch(`${running.origin}/identity/${path}`);
  expect(answer.status).toBe(400);
  expect(failures).toEqual([]);
});
