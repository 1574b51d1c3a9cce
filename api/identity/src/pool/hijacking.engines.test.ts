import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVisitor, type RunningIdentity, startIdentity } from '../testing';

const mine = 'Havet2026';
const theirs = 'Skurk2026';
let running: RunningIdentity;
let late = 0;

beforeAll(async () => {
  running = await startIdentity({ now: () => Date.now() + late });
});
afterAll(() => running.close());

let people = 0;
/** A new address, and an attacker who has already signed up with it. */
async function meet() {
  people += 1;
  const email = `victim${people}@example.org`;
  const attacker = openVisitor(running);
  expect(await attacker.post('sign-up', { name: 'Attacker', email, password: theirs })).toEqual({ status: 201 });
  return { email, attacker, owner: openVisitor(running) };
}

const nameOf = async (email: string) => {
  const user = await running.identity.pool.findByEmail(email);
  return { name: user?.name, confirmed: user?.confirmed };
};
const taken = { status: 400, error: 'UsernameExistsException' };
const wrong = { status: 401, error: 'NotAuthorizedException' };
const unconfirmed = { status: 400, error: 'UserNotConfirmedException' };
const fine = { status: 200 };

describe('an account that an attacker has signed up for with my address', () => {
  it('is mine when I sign up and enter the code: with my name and my password, not the attacker’s', async () => {
    const { email, attacker, owner } = await meet();
    expect(await owner.post('sign-up', { name: 'Owner', email, password: mine })).toEqual(taken);
    expect(await owner.post('confirm', { email, code: await running.getCode(email) })).toEqual(fine);
    expect(await attacker.logIn({ email, password: theirs })).toEqual(wrong);
    expect(await owner.logIn({ email, password: mine })).toEqual(fine);
    expect(await nameOf(email)).toEqual({ name: 'Owner', confirmed: true });
  });

  it('stays mine when the attacker signs up again between my sign-up and my code', async () => {
    const { email, attacker, owner } = await meet();
    await owner.post('sign-up', { name: 'Owner', email, password: mine });
    expect(await attacker.post('sign-up', { name: 'Attacker', email, password: theirs })).toEqual(taken);
    expect(await owner.post('confirm', { email, code: await running.getCode(email) })).toEqual(fine);
    expect(await attacker.logIn({ email, password: theirs })).toEqual(wrong);
    expect(await owner.logIn({ email, password: mine })).toEqual(fine);
  });

  it('is not confirmed by a code alone once I signed up too: the same browser has to show the password', async () => {
    const { email, attacker, owner } = await meet();
    await owner.post('sign-up', { name: 'Owner', email, password: mine });
    const phone = openVisitor(running);
    expect(await phone.post('confirm', { email, code: await running.getCode(email) })).toEqual(fine);
    expect(await attacker.logIn({ email, password: theirs })).toEqual(wrong);
    expect(await attacker.post('sign-up', { name: 'Attacker', email, password: theirs })).toEqual(taken);
    expect(await attacker.logIn({ email, password: theirs })).toEqual(unconfirmed);
    expect(await nameOf(email)).toMatchObject({ confirmed: false });

    expect(await phone.post('forgot', { email })).toEqual(fine);
    const reset = { email, code: await running.getCode(email), password: mine };
    expect(await phone.post('confirm-forgot', reset)).toEqual(fine);
    expect(await attacker.logIn({ email, password: theirs })).toEqual(wrong);
    expect(await owner.logIn({ email, password: mine })).toEqual(fine);
  });

  it('cannot be taken by guessing my browser’s cookie', async () => {
    const { email, attacker, owner } = await meet();
    await openVisitor(running).post('sign-up', { name: 'Owner', email, password: mine });
    await owner.post('confirm', { email, code: await running.getCode(email) });
    await attacker.post('sign-up', { name: 'Attacker', email, password: theirs });
    // The attacker has shown a code too, but of another account.
    const other = 'accomplice@example.org';
    await openVisitor(running).post('sign-up', { name: 'Other', email: other, password: theirs });
    expect(await attacker.post('confirm', { email: other, code: await running.getCode(other) })).toEqual(fine);
    expect(await attacker.logIn({ email, password: theirs })).toEqual(unconfirmed);
  });

  it('is lost to the attacker after my password reset, where I entered a code that I never requested', async () => {
    const { email, attacker, owner } = await meet();
    await owner.post('confirm', { email, code: await running.getCode(email) });
    await owner.post('forgot', { email });
    const reset = { email, code: await running.getCode(email), password: mine };
    expect(await owner.post('confirm-forgot', reset)).toEqual(fine);
    expect(await attacker.logIn({ email, password: theirs })).toEqual(wrong);
    expect(await owner.logIn({ email, password: mine })).toEqual(fine);
  });
});

describe('signing up in one browser and reading the mail in another', () => {
  it('works in either browser with the same password, and in a script without cookies', async () => {
    const email = 'phone@example.org';
    const laptop = openVisitor(running);
    await laptop.post('sign-up', { name: 'P', email, password: mine });
    expect(await openVisitor(running).post('confirm', { email, code: await running.getCode(email) })).toEqual(fine);
    expect(await openVisitor(running).logIn({ email, password: mine })).toEqual(fine);
    expect(await laptop.logIn({ email, password: mine })).toEqual(fine);
  });

  it('allows signing up again with the same password in between', async () => {
    const email = 'back@example.org';
    const [laptop, phone] = [openVisitor(running), openVisitor(running)];
    await laptop.post('sign-up', { name: 'B', email, password: mine });
    expect(await phone.post('sign-up', { name: 'B', email, password: mine })).toEqual(taken);
    expect(await openVisitor(running).post('confirm', { email, code: await running.getCode(email) })).toEqual(fine);
    expect(await laptop.logIn({ email, password: mine })).toEqual(fine);
  });

  it('allows logging in and then entering the code, in a new browser', async () => {
    const email = 'third@example.org';
    await openVisitor(running).post('sign-up', { name: 'T', email, password: mine });
    const browser = openVisitor(running);
    expect(await browser.logIn({ email, password: mine })).toEqual(unconfirmed);
    expect(await browser.post('confirm', { email, code: await running.getCode(email) })).toEqual(fine);
    expect(await browser.logIn({ email, password: mine })).toEqual(fine);
  });
});

describe('a sign-up with an address that is taken', () => {
  it('changes nothing in a confirmed account, and mails its owner at most three times a day', async () => {
    const email = 'settled@example.org';
    await running.identity.pool.createConfirmedUser({ email, name: 'Settled', password: mine });
    const attacker = openVisitor(running);
    for (let times = 0; times < 4; times += 1)
      expect(await attacker.post('sign-up', { name: 'Attacker', email, password: theirs })).toEqual(taken);
    expect(await running.findMail(email)).toMatchObject({ template: 'addressTaken', data: { name: 'Settled' } });
    expect(await running.countMails(email)).toBe(3);
    expect(await attacker.logIn({ email, password: theirs })).toEqual(wrong);
    expect(await nameOf(email)).toEqual({ name: 'Settled', confirmed: true });
    expect(await openVisitor(running).logIn({ email, password: mine })).toEqual(fine);
  });

  it('mails at most as many codes as requesting them does', async () => {
    const { email, attacker } = await meet();
    for (let times = 0; times < 8; times += 1)
      expect(await attacker.post('sign-up', { name: 'Attacker', email, password: theirs })).toEqual(taken);
    expect(await running.countMails(email)).toBe(6);
  });

  it('is forgotten after a day, like the proofs of a browser', async () => {
    // The network's sign-ups of this hour are used up.
    late = 2 * 60 * 60_000;
    const { email, owner } = await meet();
    await owner.post('sign-up', { name: 'Owner', email, password: mine });
    late += 25 * 60 * 60_000;
    const phone = openVisitor(running);
    await phone.post('resend', { email });
    await phone.post('confirm', { email, code: await running.getCode(email) });
    late = 0;
    // Only the newest sign-up is left.
    expect(await nameOf(email)).toEqual({ name: 'Owner', confirmed: true });
  });
});

describe('searching for accounts by signing up', () => {
  it('is stopped after twenty taken addresses, for the whole network', async () => {
    const local = await startIdentity();
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

it('an account that is confirmed during an attacker’s sign-up belongs to the owner', async () => {
  const local = await startIdentity({ limits: 'off' });
  const [owner, attacker] = [openVisitor(local), openVisitor(local)];
  for (let round = 0; round < 40; round += 1) {
    const email = `moment${round}@example.org`;
    await owner.post('sign-up', { name: 'Owner', email, password: mine });
    const code = await local.getCode(email);
    const atOnce = Array.from({ length: 3 }, () =>
      attacker.post('sign-up', { name: 'Attacker', email, password: theirs }),
    );
    const [confirmed] = await Promise.all([owner.post('confirm', { email, code }), ...atOnce]);
    // An attacker's earlier sign-up has replaced the code.
    if (confirmed.status === 200)
      expect(await local.identity.pool.findByEmail(email)).toMatchObject({ name: 'Owner', confirmed: true });
  }
  await local.close();
});
