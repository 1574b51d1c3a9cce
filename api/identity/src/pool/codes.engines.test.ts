import { identityCode, identityUser } from '@gyg/database/schema';
import { openTestDatabase } from '@gyg/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVisitor, quickHasher, type RunningIdentity, startIdentity } from '../testing';
import { issueCode, useCode } from './codes';
import { createFailedLogins } from './failed-logins';
import { createLimiter } from './limiter';
import type { Pool } from './pool';

const password = 'Havet2026';
let running: RunningIdentity;
let late = 0;

beforeAll(async () => {
  running = await startIdentity({ trustProxy: 'loopback', now: () => Date.now() + late });
});
afterAll(() => running.close());

const fine = { status: 200 };
const mismatch = { status: 400, error: 'CodeMismatchException' };
const expired = { status: 400, error: 'ExpiredCodeException' };
const spent = { status: 429, error: 'LimitExceededException' };
const minute = 60_000;

let people = 0;
/** A person with a code of a purpose, and the calls that use it and request a new one. */
async function holder(purpose: 'confirm' | 'reset') {
  people += 1;
  const email = `holder${people}@example.org`;
  const { post } = openVisitor(running, { 'x-forwarded-for': `198.51.100.${people}` });
  if (purpose === 'confirm') await post('sign-up', { name: 'H', email, password });
  else await running.identity.pool.createConfirmedUser({ email, name: 'H', password });
  const requestCode = () => post(purpose === 'confirm' ? 'resend' : 'forgot', { email });
  if (purpose === 'reset') await requestCode();
  const use = (code: string) =>
    purpose === 'confirm' ? post('confirm', { email, code }) : post('confirm-forgot', { email, code, password });
  return { requestCode, use, code: await running.getCode(email), newCode: () => running.getCode(email) };
}

/** A wrong code. */
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe.each(['confirm', 'reset'] as const)('a code to %s', (purpose) => {
  it('has six digits and works for ten minutes, to the millisecond', async () => {
    const { use, code } = await holder(purpose);
    expect(code).toMatch(/^\d{6}$/);
    late = 10 * minute + 1000;
    expect(await use(code)).toEqual(expired);
    late = 9.5 * minute;
    expect(await use(code)).toEqual(fine);
    late = 0;
  });

  it('that has expired cannot be detected with a wrong code', async () => {
    const { use, code } = await holder(purpose);
    late = 11 * minute;
    expect(await use(wrong(code))).toEqual(mismatch);
    late = 0;
  });

  it('works for exactly one of many simultaneous uses', async () => {
    const { use, code } = await holder(purpose);
    const answers = await Promise.all(Array.from({ length: 5 }, () => use(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await use(code)).status).not.toBe(200);
  });

  it('is refused at the sixth try even if right, until a new one is sent', async () => {
    const { requestCode, use, code, newCode } = await holder(purpose);
    for (let tried = 0; tried < 5; tried += 1) expect(await use(wrong(code))).toEqual(mismatch);
    expect(await use(code)).toEqual(spent);
    await requestCode();
    for (let tried = 0; tried < 4; tried += 1) expect(await use(wrong(await newCode()))).toEqual(mismatch);
    expect(await use(await newCode())).toEqual(fine);
  });

  it('is checked five times for fifty simultaneous guesses: each try is counted before the check', async () => {
    const { use, code } = await holder(purpose);
    const answers = await Promise.all(Array.from({ length: 50 }, () => use(wrong(code))));
    const checked = answers.filter(({ status }) => status !== 429);
    expect(checked).toEqual(Array.from({ length: 5 }, () => mismatch));
  });

  it('expires when a new one is mailed', async () => {
    const { requestCode, use, code, newCode } = await holder(purpose);
    await requestCode();
    const fresh = await newCode();
    if (fresh !== code) expect(await use(code)).toEqual(mismatch);
    expect(await use(fresh)).toEqual(fine);
  });
});

describe('a stored code', () => {
  const openPool = async (): Promise<Pool> => {
    const db = await openTestDatabase();
    const now = () => late + 1_800_000_000_000;
    const limiter = createLimiter({ db, now, enabled: false });
    const failedLogins = createFailedLogins({ report: () => undefined, secret: 'secret', now });
    const secrets = { codeSecret: 'secret', cookieSecrets: () => ['secret'] };
    const kickMail = () => undefined;
    return {
      db,
      now,
      limiter,
      failedLogins,
      hasher: quickHasher,
      ...secrets,
      kickMail,
      onLogin: () => undefined,
      webOrigin: 'https://gyg.example',
    };
  };
  const addPeople = (pool: Pool, ...ids: string[]) =>
    pool.db.tx(async (t) => {
      const rest = { name: 'N', locale: 'en', passwordHash: '', groups: [], createdAt: new Date(0) } as const;
      for (const id of ids)
        await t.insert(identityUser).values({ ...rest, groups: [], id, email: `${id}@example.org` });
    });

  it('does not work for another person or purpose, even when its row is moved there', async () => {
    const pool = await openPool();
    await addPeople(pool, 'anna', 'bert');
    const owner = { userId: 'anna', purpose: 'confirm' } as const;
    const code = await pool.db.tx((t) => issueCode(t, pool, owner));
    const [stored] = await pool.db.read.select().from(identityCode);
    expect(stored?.mac).toMatch(/^[\w-]{43}$/);
    if (!stored) throw new Error('no code was stored');
    const others = [
      { userId: 'bert', purpose: 'confirm' },
      { userId: 'anna', purpose: 'reset' },
    ] as const;
    await pool.db.tx((t) => t.insert(identityCode).values(others.map((other) => ({ ...stored, ...other }))));
    for (const other of others) expect(await pool.db.tx((t) => useCode(t, pool, other, code))).toBe('mismatch');
    const elsewhere = { ...pool, codeSecret: 'another' };
    expect(await pool.db.tx((t) => useCode(t, elsewhere, owner, code))).toBe('mismatch');
    expect(await pool.db.tx((t) => useCode(t, pool, owner, code))).toBe('used');
    await pool.db.close();
  });

  it('exists once for each person and purpose', async () => {
    const pool = await openPool();
    await addPeople(pool, 'cleo');
    for (const purpose of ['confirm', 'reset', 'confirm', 'reset'] as const)
      await pool.db.tx((t) => issueCode(t, pool, { userId: 'cleo', purpose }));
    expect(await pool.db.read.$count(identityCode, eq(identityCode.userId, 'cleo'))).toBe(2);
    await pool.db.close();
  });
});
