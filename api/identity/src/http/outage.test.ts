import { openTestDatabase } from '@gyg/database/testing';
import { afterAll, expect, test } from 'vitest';
import { CookieJar } from '../testing/cookie-jar';
import { beginSignIn } from '../testing/sign-in';
import { startIdentity } from '../testing/start-identity';

const db = await openTestDatabase();
let full = false;
const failures: unknown[] = [];
const running = await startIdentity({
  db: {
    ...db,
    async tx(fn, options) {
      if (full) throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
      return db.tx(fn, options);
    },
  },
  onError: (error) => failures.push(error),
});
afterAll(() => running.close());

const signUp = () => running.post('sign-up', { name: 'Elin', email: 'elin@example.org', password: 'Shore-picker-7' });

test('while nothing can be stored the pool answers 503 with Retry-After, and then recovers', async () => {
  full = true;
  const refused = await signUp();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10']);
  expect(await refused.json()).toMatchObject({ error: 'ServiceUnavailableException', retryAfter: 10 });
  full = false;
  expect((await signUp()).status).toBe(201);
});

test('the provider’s endpoints do the same', async () => {
  full = true;
  failures.length = 0;
  const query = new URLSearchParams({
    client_id: 'gyg-web',
    redirect_uri: `${running.origin}/auth/callback`,
    response_type: 'code',
    scope: 'openid api',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const refused = await fetch(`${running.origin}/identity/auth?${query}`, { redirect: 'manual' });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10']);
  expect(failures).toHaveLength(1);
  full = false;
  expect((await beginSignIn(running.origin, new CookieJar())).uid).not.toBe('');
});
