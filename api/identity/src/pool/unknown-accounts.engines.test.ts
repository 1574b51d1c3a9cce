import { mailOutbox } from '@gyg/database/schema';
import { openTestDatabase } from '@gyg/database/testing';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginSignIn,
  CookieJar,
  countWork,
  postLogin,
  type RunningIdentity,
  readAnswer,
  startIdentity,
} from '../testing';

const work = countWork(await openTestDatabase());
const password = 'Havet2026';
const unknown = 'unknown@example.org';
const unverified = 'unverified@example.org';
const confirmed = 'known@example.org';
const everyone = [unknown, unverified, confirmed];
let running: RunningIdentity;

beforeAll(async () => {
  running = await startIdentity({ db: work.db, hasher: work.hasher, limits: 'off' });
  await running.identity.pool.createConfirmedUser({ email: confirmed, name: 'K', password });
  await running.post('sign-up', { name: 'U', email: unverified, password });
});
afterAll(() => running.close());

/** Wrong passwords, one after the other, in one login. */
async function openLogin() {
  const browser = new CookieJar();
  const { uid } = await beginSignIn(running.origin, browser);
  return (email: string, guess = 'Wrong2026') => postLogin(running.origin, browser, uid, { email, password: guess });
}

/** Everything that an unauthenticated caller sees. */
async function readResponse(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return { status: response.status, headers: Object.fromEntries(headers), body: await response.text() };
}

describe.each(['login', 'resend', 'forgot'])('at %s, an unknown, an unverified and a known address', (call) => {
  const prepareCall = async () => (call === 'login' ? openLogin() : (email: string) => running.post(call, { email }));

  it('get the same response, header by header', async () => {
    const send = await prepareCall();
    const [first, ...others] = await Promise.all(everyone.map(async (email) => readResponse(await send(email))));
    expect(first?.status).toBe(call === 'login' ? 401 : 200);
    for (const other of others) expect(other).toEqual(first);
  });

  it('cost the same hashes and the same commits', async () => {
    const send = await prepareCall();
    const costs = [];
    for (const email of everyone) costs.push(await work.of(() => send(email)));
    const [first, ...others] = costs;
    expect(first).toEqual(call === 'login' ? { hashes: 1, transactions: 0 } : { hashes: 0, transactions: 2 });
    for (const other of others) expect(other).toEqual(first);
  });
});

describe('an unauthenticated caller', () => {
  it('learns that an address is unconfirmed only with its password', async () => {
    const send = await openLogin();
    expect(await readAnswer(await send(unverified, password))).toEqual({
      status: 400,
      error: 'UserNotConfirmedException',
    });
  });

  it('causes two hashes by a sign-up, with a free or a taken address', async () => {
    const signUp = (email: string) => running.post('sign-up', { name: 'S', email, password });
    for (const email of [confirmed, unverified, 'free@example.org'])
      expect(await work.of(() => signUp(email))).toMatchObject({ hashes: 2 });
  });

  it('cannot see in the response whether the account is confirmed', async () => {
    const [first, other] = await Promise.all(
      [confirmed, unverified].map(async (email) => {
        const { headers, ...rest } = await readResponse(await running.post('sign-up', { name: 'S', email, password }));
        // A random number of the same length.
        return { ...rest, headers: { ...headers, 'set-cookie': headers['set-cookie']?.replace(/=[^;]+/, '') } };
      }),
    );
    expect(first?.body).toContain('UsernameExistsException');
    expect(first?.headers['set-cookie']).toContain('HttpOnly');
    const timeless = (answer: typeof first) => JSON.stringify(answer).replace(/Expires=[^;]+/, '');
    expect(timeless(first)).toBe(timeless(other));
  });

  it('causes one hash by trying a code for a password reset, for any address', async () => {
    const guess = { code: '12345', password };
    for (const email of everyone)
      expect(await work.of(() => running.post('confirm-forgot', { email, ...guess }))).toEqual({
        hashes: 1,
        transactions: 2,
      });
  });

  it('gets no mail where the account does not exist', async () => {
    await running.post('forgot', { email: unknown });
    expect(await running.findMail(unknown)).toBeUndefined();
    expect(await running.db.read.select().from(mailOutbox).where(like(mailOutbox.to, '%unknown.invalid%'))).toEqual([]);
  });
});
