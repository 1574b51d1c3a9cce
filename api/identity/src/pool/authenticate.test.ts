import { identityUser } from '@gyg/database/schema';
import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { openVisitor, startIdentity } from '../testing';
import { argon2Hasher } from '../users/password-hasher';
import { isOldHash } from '../users/passwords';

it('a password hashed at an older cost is hashed again at the current cost at the next login', async () => {
  const running = await startIdentity({ hasher: argon2Hasher });
  const form = { email: 'old@example.org', password: 'Havet2026' };
  await running.identity.pool.createConfirmedUser({ ...form, name: 'Old' });
  const old = await hash(form.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await running.db.tx((t) => t.update(identityUser).set({ passwordHash: old }));
  const storedHash = async () => (await running.db.read.select().from(identityUser))[0]?.passwordHash;

  const { logIn } = openVisitor(running);
  await logIn({ ...form, password: 'Wrong2026' });
  expect(await storedHash()).toBe(old);
  expect(await logIn(form)).toEqual({ status: 200 });
  const renewed = await storedHash();
  expect(isOldHash(renewed ?? '')).toBe(false);
  expect(await logIn(form)).toEqual({ status: 200 });
  expect(await storedHash()).toBe(renewed);
  await running.close();
});

it.each([
  { password: 7 },
  { email: 'x', password: 'Hemligt2026' },
  { email: 'a@example.org', password: ['Hemligt2026'] },
])('a refusal does not repeat the password (case %#)', async (wrong) => {
  const running = await startIdentity();
  const body = { name: 'N', email: 'a@example.org', locale: 'en', code: '123456', ...wrong };
  for (const call of ['sign-up', 'confirm-forgot', 'confirm']) {
    const response = await running.post(call, body);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('Hemligt');
  }
  await running.close();
});

it('an account signed up by one spelling of its address is found by every other', async () => {
  const running = await startIdentity();
  const password = 'Havet2026';
  await running.identity.pool.createConfirmedUser({ email: 'Eva@Föreningen.example', password, name: 'Eva' });
  const { logIn } = openVisitor(running);
  for (const email of ['eva@xn--freningen-07a.example', 'eva@fo\u0308reningen.example']) {
    expect(await logIn({ email, password })).toEqual({ status: 200 });
  }
  const again = { name: 'Eva', email: 'eva@xn--freningen-07a.example', password, locale: 'en' };
  const answer = await running.post('sign-up', again);
  expect(await answer.json()).toMatchObject({ error: 'UsernameExistsException' });
  await running.close();
});
