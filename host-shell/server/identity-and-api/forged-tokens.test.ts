import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type Forge, forgeries, getCode, openForge, signIn, startFakeKeySet } from '@gyg/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBoth } from './testing/start-both';

const person = { email: 'tove@example.org', password: 'Havet2026' };
const running = await startBoth();
const trap = await startFakeKeySet();
let forge: Forge;

beforeAll(async () => {
  await running.identity.pool.createConfirmedUser({ ...person, name: 'Tove' });
  const tokens = await signIn(running.origin, person);
  const { code } = await getCode(running.origin, person);
  forge = await openForge({ db: running.db, tokens, code, attackerKeys: trap.url });
});
afterAll(async () => {
  await running.close();
  await trap.close();
});

/** Makes a call that guests may make too, so a token treated as a guest's would succeed. */
async function list(...authorization: string[]) {
  const headers = authorization.flatMap((value) => ['Authorization', value]);
  const call = request(`${running.origin}/api/config`, { headers: ['Host', new URL(running.origin).host, ...headers] });
  call.end();
  const [response]: IncomingMessage[] = await once(call, 'response');
  const chunks = response === undefined ? [] : await response.toArray();
  const text = Buffer.concat(chunks).toString();
  return { status: response?.statusCode, body: text.startsWith('{') ? JSON.parse(text) : text };
}

const refusal = { status: 401, body: expect.objectContaining({ code: 'session.invalid_token' }) };
/** Node's server limits request headers to this many bytes. */
const longestHead = 16_384;

describe('the API with an access token', () => {
  it.each(forgeries.filter(({ good }) => good))('accepts: $what', async ({ token }) => {
    expect(await list(`Bearer ${token(forge)}`)).toMatchObject({ status: 200 });
  });

  it.each(forgeries.filter(({ good }) => !good))(
    'refuses, instead of treating as a guest: $what',
    async ({ token }) => {
      const forged = token(forge);
      const expected = forged.length > longestHead ? { status: 431, body: '' } : refusal;
      expect(await list(`Bearer ${forged}`)).toEqual(expected);
    },
  );

  it('accepts Bearer in any case', async () => {
    for (const word of ['bearer', 'BEARER', 'Bearer '])
      expect(await list(`${word} ${forge.tokens.access_token}`)).toMatchObject({ status: 200 });
  });

  it.each([
    ['no token', () => 'Bearer'],
    ['nothing', () => ''],
    ['another scheme', (good: string) => `Basic ${good}`],
    ['a made-up scheme', (good: string) => `Token ${good}`],
    ['the token alone', (good: string) => good],
    ['a word behind the token', (good: string) => `Bearer ${good} x`],
    ['two schemes', (good: string) => `Bearer Bearer ${good}`],
    ['a second token after a comma', (good: string) => `Bearer ${good}, Bearer ${good}`],
  ])('refuses a header with %s', async (_what, header) => {
    expect(await list(header(forge.tokens.access_token))).toEqual(refusal);
  });

  it('refuses two headers, even if one of them is valid', async () => {
    const good = `Bearer ${forge.tokens.access_token}`;
    for (const headers of [
      [good, 'Bearer x'],
      ['Bearer x', good],
      [good, good],
    ])
      expect(await list(...headers)).toEqual(refusal);
  });

  it('has fetched no keys from elsewhere and logged no error', async () => {
    expect(trap.requests()).toBe(0);
    expect(running.failures).toEqual([]);
    expect(await list()).toMatchObject({ status: 200 });
  });
});
