import { identityPayload } from '@gyg/database/schema';
import { afterAll, expect, test } from 'vitest';
import { limits } from '../pool/limits';
import { startIdentity, useUp } from '../testing';

const running = await startIdentity({ trustProxy: 'loopback' });
afterAll(() => running.close());

const query = new URLSearchParams({
  client_id: 'gyg-web',
  redirect_uri: `${running.origin}/auth/callback`,
  response_type: 'code',
  scope: 'openid api',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
});
const begin = (path: string, address = '192.0.2.1', headers: Record<string, string> = {}) =>
  fetch(`${running.origin}/identity${path}`, {
    redirect: 'manual',
    headers: { 'X-Forwarded-For': address, ...headers },
  });

test('one network can begin a limited number of logins and logouts, each of which stores rows', async () => {
  const paths = [`/auth?${query}`, `/AUTH/?${query}`, '/session/end'];
  await useUp(running.db, limits.beginByAddress, '192.0.2.1', { left: paths.length });
  for (const path of paths) expect((await begin(path)).status).toBeLessThan(400);
  const rows = await running.db.read.$count(identityPayload);
  expect(rows).toBeGreaterThan(0);
  for (const path of paths) {
    const refused = await begin(path, '192.0.2.1', { 'Accept-Language': 'sv' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_000);
    expect(await refused.text()).toContain('För många försök');
  }
  expect(await running.db.read.$count(identityPayload)).toBe(rows);
  expect((await begin(`/auth?${query}`, '192.0.2.2')).status).toBe(303);
});

test('a session without an account expires within the hour', async () => {
  await begin('/session/end', '192.0.2.3');
  const sessions = (await running.db.read.select().from(identityPayload)).filter(({ model }) => model === 'Session');
  expect(sessions.length).toBeGreaterThan(0);
  for (const { expiresAt } of sessions) expect(expiresAt?.getTime()).toBeLessThan(Date.now() + 3_700_000);
});
