import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openVisitor, type RunningIdentity, startIdentity, useUp, type Visitor } from '../testing';
import { limits } from './limits';

const password = 'Havet2026';
const newPassword = 'Skogen2027';
const minute = 60_000;
let running: RunningIdentity;
let late = 0;

beforeAll(async () => {
  running = await startIdentity({ trustProxy: 'loopback', now: () => Date.now() + late });
});
afterEach(() => {
  late = 0;
});
afterAll(() => running.close());

const fine = { status: 200 };
const wrong = { status: 401, error: 'NotAuthorizedException' };
const spent = { status: 429, error: 'LimitExceededException' };

let networks = 0;
/** A browser in a separate network. */
const newcomer = (): Visitor => {
  networks += 1;
  return openVisitor(running, { 'x-forwarded-for': `198.51.${networks >> 8}.${networks & 255}` });
};

let people = 0;
/** A person with a browser they have logged in from. */
async function member() {
  people += 1;
  const email = `member${people}@example.org`;
  await running.identity.pool.createConfirmedUser({ email, name: 'M', password });
  const owner = newcomer();
  expect(await owner.logIn({ email, password })).toEqual(fine);
  return { email, owner };
}

/** As after all login attempts of an account, from as many networks as needed. */
const spendLogins = (email: string) => useUp(running.db, limits.loginByAccount, email, { now: Date.now() + late });

/** Uses up the codes of an hour. */
async function spendCodes(email: string) {
  for (let network = 0; network < 3; network += 1) {
    const other = newcomer();
    for (let count = 0; count < 5; count += 1) await other.post('forgot', { email });
  }
}

/** The cookies that identify a browser. */
const deviceCookies = ({ browser }: Visitor) => browser.cookies.filter(({ name }) => name.startsWith('gyg_device_'));

const reset = async (visitor: Visitor, email: string, code?: string) =>
  visitor.post('confirm-forgot', { email, code: code ?? (await running.getCode(email)), password: newPassword });

describe('when others have used up all login attempts', () => {
  it('the owner can still log in from a known browser, and from a new one when the window has passed', async () => {
    const { email, owner } = await member();
    for (let network = 0; network < 6; network += 1) {
      const logIn = await newcomer().openLogin();
      await Promise.all(Array.from({ length: 10 }, () => logIn({ email, password: 'Wrong2026' })));
    }
    expect(await newcomer().logIn({ email, password })).toEqual(spent);
    expect(await owner.logIn({ email, password })).toEqual(fine);
    late = 15 * minute + 1000;
    expect(await newcomer().logIn({ email, password })).toEqual(fine);
  });

  it('the owner’s mistakes still count, in that browser', async () => {
    const { email, owner } = await member();
    for (let tried = 0; tried < 10; tried += 1)
      expect(await owner.logIn({ email, password: 'Wrong2026' })).toEqual(wrong);
    expect(await owner.logIn({ email, password })).toEqual(spent);
    expect(await newcomer().logIn({ email, password })).toEqual(fine);
  });

  it('the owner can reset the password by a code from a known browser, and all counters start again', async () => {
    const { email, owner } = await member();
    await spendLogins(email);
    await spendCodes(email);
    expect(await newcomer().post('forgot', { email })).toEqual(spent);
    expect(await owner.post('forgot', { email })).toEqual(fine);
    expect(await reset(owner, email)).toEqual(fine);
    expect(await newcomer().logIn({ email, password: newPassword })).toEqual(fine);
  });
});

describe('when others have used up the tries of a code', () => {
  it('the owner’s tries are left, in a known browser', async () => {
    const { email, owner } = await member();
    await owner.post('forgot', { email });
    const code = await running.getCode(email);
    for (let tried = 0; tried < 5; tried += 1) await reset(newcomer(), email, 'guess!');
    expect(await reset(newcomer(), email, code)).toEqual(spent);
    for (let tried = 0; tried < 4; tried += 1)
      expect(await reset(owner, email, 'guess!')).toMatchObject({ error: 'CodeMismatchException' });
    expect(await reset(owner, email, code)).toEqual(fine);
  });

  it('the owner also has five', async () => {
    const { email, owner } = await member();
    await owner.post('forgot', { email });
    for (let tried = 0; tried < 5; tried += 1) await reset(owner, email, 'guess!');
    expect(await reset(owner, email)).toEqual(spent);
    await owner.post('forgot', { email });
    expect(await reset(owner, email)).toEqual(fine);
  });

  it('the owner without a known browser can use the code that they request after the window', async () => {
    const { email } = await member();
    await spendCodes(email);
    for (let tried = 0; tried < 5; tried += 1) await reset(newcomer(), email, 'guess!');
    const fresh = newcomer();
    expect(await reset(fresh, email)).toEqual(spent);
    late = 60 * minute + 1000;
    expect(await fresh.post('forgot', { email })).toEqual(fine);
    expect(await reset(fresh, email)).toEqual(fine);
  });

  it('one network alone cannot use up all codes of an hour', async () => {
    const { email } = await member();
    const other = newcomer();
    for (let count = 0; count < 6; count += 1) await other.post('forgot', { email });
    for (let tried = 0; tried < 30; tried += 1) await reset(other, email, 'guess!');
    const fresh = newcomer();
    expect(await fresh.post('forgot', { email })).toEqual(fine);
    expect(await reset(fresh, email)).toEqual(fine);
  });
});

describe('the cookie of a device', () => {
  it('identifies no person, is HttpOnly and SameSite, and lasts a year', async () => {
    const email = 'cookie@example.org';
    await running.identity.pool.createConfirmedUser({ email, name: 'Cookie', password });
    const post = (call: string, body: unknown) => running.post(call, body);
    await post('forgot', { email });
    const response = await post('confirm-forgot', { email, code: await running.getCode(email), password });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^gyg_device_[\w-]{16}=[\w.-]+; Max-Age=31536000; Path=\/identity; .*HttpOnly; SameSite=Lax$/,
    );
    const { id = '' } = (await running.identity.pool.findByEmail(email)) ?? {};
    for (const name of ['cookie@', 'example', id]) expect(cookie).not.toContain(name);
  });

  it('has separate limits, only for the account it was created for', async () => {
    const { owner } = await member();
    const { email: other } = await member();
    await spendLogins(other);
    expect(await owner.logIn({ email: other, password })).toEqual(spent);
  });

  it('is worthless under another account’s name, changed, or made up', async () => {
    const { email, owner } = await member();
    const { email: thiefs, owner: thief } = await member();
    expect(thiefs).not.toBe(email);
    await spendLogins(email);
    const [mine] = deviceCookies(owner);
    const [theirs] = deviceCookies(thief);
    if (!mine || !theirs) throw new Error('no cookie');
    const [time = '', number = '', signature = ''] = mine.value.split('.');
    const forged = [
      theirs.value,
      `${(Number.parseInt(time, 36) + 1).toString(36)}.${number}.${signature}`,
      `${time}.${number.slice(1)}.${signature}`,
      `${time}.${number}.${signature.slice(1)}`,
      `${time}.${number}.`,
      '..',
      '',
    ];
    for (const value of forged) {
      const forger = newcomer();
      forger.browser.add({ ...mine, value });
      expect(await forger.logIn({ email, password })).toEqual(spent);
    }
    const same = newcomer();
    same.browser.add(mine);
    expect(await same.logIn({ email, password })).toEqual(fine);
  });

  it('gives a thief only ten tries, and takes none from the owner’s next login elsewhere', async () => {
    const { email, owner } = await member();
    const stolen = deviceCookies(owner);
    const outcomes = [];
    for (let network = 0; network < 3; network += 1) {
      const thief = newcomer();
      thief.browser.add(...stolen);
      for (let tried = 0; tried < 5; tried += 1) outcomes.push(await thief.logIn({ email, password: 'Wrong2026' }));
    }
    expect(outcomes.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(await newcomer().logIn({ email, password })).toEqual(fine);
  });

  it('ends with a password reset', async () => {
    const { email, owner } = await member();
    const fresh = newcomer();
    await fresh.post('forgot', { email });
    expect(await reset(fresh, email)).toEqual(fine);
    await spendLogins(email);
    expect(await owner.logIn({ email, password: newPassword })).toEqual(spent);
    expect(await fresh.logIn({ email, password: newPassword })).toEqual(fine);
  });

  it('ends after a year', async () => {
    const { email, owner } = await member();
    late = 366 * 24 * 60 * minute;
    await spendLogins(email);
    expect(await owner.logIn({ email, password })).toEqual(spent);
  });

  it('is also set when a new account is confirmed', async () => {
    const email = 'new@example.org';
    const owner = newcomer();
    await owner.post('sign-up', { name: 'N', email, password });
    await owner.post('confirm', { email, code: await running.getCode(email) });
    await spendLogins(email);
    expect(await newcomer().logIn({ email, password })).toEqual(spent);
    expect(await owner.logIn({ email, password })).toEqual(fine);
  });
});
