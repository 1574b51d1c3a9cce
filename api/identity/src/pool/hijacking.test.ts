import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVisitor, quickHasher, type RunningIdentity, startIdentity } from '../testing';

const mine = 'Havet2026';
const theirs = 'Skurk2026';
let running: RunningIdentity;
let late = 0;

beforeAll(async () => {
  running = await startIdentity({ hasher: quickHasher, now: () => Date.now() + late });
});
afterAll(() => running.close());

let people = 0;
/** An address of its own, and a stranger who has already signed up with it. */
async function meet() {
  people += 1;
  const email = `victim${people}@example.org`;
  const stranger = openVisitor(running);
  expect(await stranger.post('sign-up', { name: 'Stranger', email, password: theirs })).toEqual({ status: 201 });
  return { email, stranger, owner: openVisitor(running) };
}

const nameOf = async (email: string) => {
  const user = await running.identity.pool.findByEmail(email);
  return { name: user?.name, confirmed: user?.confirmed };
};
const taken = { status: 400, error: 'UsernameExistsException' };
const wrong = { status: 401, error: 'NotAuthorizedException' };
const unconfirmed = { status: 400, error: 'UserNotConfirmedException' };
const fine = { status: 200 };

describe('an account that a stranger has begun with my address', () => {
  it('is mine when I sign up and enter the code: my name, my password, and the stranger’s is worth nothing', async () => {
    const { email, stranger, owner } = await meet();
    expect(await owner.post('sign-up', { name: 'Owner', email, password: mine })).toEqual(taken);
    expect(await owner.post('confirm', { email, code: await running.getCode(email) })).toEqual(fine);
    expect(await stranger.logIn({ email, password: theirs })).toEqual(wrong);
    expect(await owner.logIn({ email, password: mine })).toEqual(fine);
    expect(await nameOf(email)).toEqual({ name: 'Owner', confirmed: true });
  });

  it('stays mine when the stranger signs up again between my sign-up and my code', async () => {
    const { email, stranger, owner } = await meet();
    await owner.post('sign-up', { name: 'Owner', email, password: mine });
    expect(await stranger.post('sign-up', { name: 'Stranger', email, password: theirs })).toEqual(taken);
    expect(await owner.post('confirm', { email, code: await running.getCode(email) })).toEqual(fine);
    expect(await stranger.logIn({ email, password: theirs })).toEqual(wrong);
    expect(await owner.logIn({ email, password: mine })).toEqual(fine);
  });

  it('is not the stranger’s when I enter the code though I never signed up; then my new password makes it mine', async () => {
    const { email, stranger, owner } = await meet();
    expect(await owner.post('confirm', { email, code: await running.getCode(email) })).toEqual(fine);
    expect(await stranger.logIn({ email, password: theirs })).toEqual(unconfirmed);
    expect(await nameOf(email)).toMatchObject({ confirmed: false });

    expect(await owner.post('forgot', { email })).toEqual(fine);
    const reset = { email, code: await running.getCode(email), password: mine };
    expect(await owner.post('confirm-forgot', reset)).toEqual(fine);
    expect(await stranger.logIn({ email, password: theirs })).toEqual(wrong);
    expect(await owner.logIn({ email, password: mine })).toEqual(fine);
  });

  it('is not the stranger’s by a guess at what my browser keeps', async () => {
    const { email, stranger, owner } = await meet();
    await owner.post('confirm', { email, code: await running.getCode(email) });
    // The stranger has shown a code too, but of another account.
    const other = 'accomplice@example.org';
    await openVisitor(running).post('sign-up', { name: 'Other', email: other, password: theirs });
    expect(await stranger.post('confirm', { email: other, code: await running.getCode(other) })).toEqual(fine);
    expect(await stranger.logIn({ email, password: theirs })).toEqual(unconfirmed);
  });
});

describe('who signs up in one browser and reads the mail in another', () => {
  it('goes on in the other with the same password', async () => {
    const email = 'phone@example.org';
    const [laptop, phone] = [openVisitor(running), openVisitor(running)];
    await laptop.post('sign-up', { name: 'P', email, password: mine });
    expect(await phone.post('confirm', { email, code: await running.getCode(email) })).toEqual(fine);
    expect(await phone.logIn({ email, password: mine })).toEqual(fine);
    expect(await laptop.logIn({ email, password: mine })).toEqual(fine);
  });

  it('is asked for one more code when going on in the first', async () => {
    const email = 'back@example.org';
    const [laptop, phone] = [openVisitor(running), openVisitor(running)];
    await laptop.post('sign-up', { name: 'B', email, password: mine });
    await phone.post('confirm', { email, code: await running.getCode(email) });
    expect(await laptop.logIn({ email, password: mine })).toEqual(unconfirmed);
    expect(await laptop.post('resend', { email })).toEqual(fine);
    expect(await laptop.post('confirm', { email, code: await running.getCode(email) })).toEqual(fine);
    expect(await laptop.logIn({ email, password: mine })).toEqual(fine);
  });

  it('signs in and then enters the code, in a browser that knew nothing', async () => {
    const email = 'third@example.org';
    await openVisitor(running).post('sign-up', { name: 'T', email, password: mine });
    const browser = openVisitor(running);
    expect(await browser.logIn({ email, password: mine })).toEqual(unconfirmed);
    expect(await browser.post('confirm', { email, code: await running.getCode(email) })).toEqual(fine);
    expect(await browser.logIn({ email, password: mine })).toEqual(fine);
  });
});

describe('a sign-up with an address that is taken', () => {
  it('changes nothing of a confirmed account, and tells its owner, three times a day at most', async () => {
    const email = 'settled@example.org';
    await running.identity.pool.createConfirmedUser({ email, name: 'Settled', password: mine });
    const stranger = openVisitor(running);
    for (let times = 0; times < 4; times += 1)
      expect(await stranger.post('sign-up', { name: 'Stranger', email, password: theirs })).toEqual(taken);
    expect(await running.findMail(email)).toMatchObject({ template: 'addressTaken', data: { name: 'Settled' } });
    expect(await running.countMails(email)).toBe(3);
    expect(await stranger.logIn({ email, password: theirs })).toEqual(wrong);
    expect(await nameOf(email)).toEqual({ name: 'Settled', confirmed: true });
    expect(await openVisitor(running).logIn({ email, password: mine })).toEqual(fine);
  });

  it('mails at most as many codes as asking for them does', async () => {
    const { email, stranger } = await meet();
    for (let times = 0; times < 8; times += 1)
      expect(await stranger.post('sign-up', { name: 'Stranger', email, password: theirs })).toEqual(taken);
    expect(await running.countMails(email)).toBe(6);
  });

  it('is forgotten after a day: what a browser has shown lasts no longer', async () => {
    const { email, owner } = await meet();
    await owner.post('sign-up', { name: 'Owner', email, password: mine });
    late = 25 * 60 * 60_000;
    await owner.post('resend', { email });
    await owner.post('confirm', { email, code: await running.getCode(email) });
    late = 0;
    expect(await nameOf(email)).toMatchObject({ confirmed: false });
  });
});

describe('looking for accounts by signing up', () => {
  it('ends after twenty addresses that are taken, for the whole network', async () => {
    const local = await startIdentity({ hasher: quickHasher });
    const email = (number: number) => `found${number}@example.org`;
    for (let number = 0; number < 21; number += 1)
      await local.identity.pool.createConfirmedUser({ email: email(number), name: 'F', password: mine });
    const guess = (number: number) =>
      openVisitor(local).post('sign-up', { name: 'F', email: email(number), password: mine });
    for (let number = 0; number < 20; number += 1) expect(await guess(number)).toEqual(taken);
    expect(await guess(20)).toEqual({ status: 429, error: 'LimitExceededException' });
    await local.close();
  });
});
