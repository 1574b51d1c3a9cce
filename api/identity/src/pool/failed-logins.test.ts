import { afterAll, beforeEach, expect, test } from 'vitest';
import { openVisitor, startIdentity } from '../testing';
import type { FailedLogin } from './failed-logins';

const reported: FailedLogin[] = [];
let late = 0;
let logins = 0;
const running = await startIdentity({
  limits: 'off',
  now: () => Date.now() + late,
  onLogin: () => {
    logins += 1;
  },
  onFailedLogin: (failed) => reported.push(failed),
});
afterAll(() => running.close());
const person = { email: 'elin@example.org', password: 'Havet2026' };
const { id } = await running.identity.pool.createConfirmedUser({ ...person, name: 'Elin' });
beforeEach(() => {
  reported.length = 0;
  late += 61_000;
});

test('refused passwords and codes are reported without address, password or code', async () => {
  const visitor = openVisitor(running);
  await visitor.logIn(person);
  expect(reported).toEqual([]);
  await visitor.logIn({ ...person, password: 'Wrong-password-1' });
  await visitor.logIn({ email: 'unknown@example.org', password: 'Wrong-password-1' });
  await visitor.post('confirm-forgot', { email: person.email, code: '123456', password: 'Another-password-1' });
  expect(logins).toBe(1);
  const digest = expect.stringMatching(/^[\w-]{16}$/);
  const both = { account: digest, network: digest };
  expect(reported).toEqual([
    { attempt: 'password', reason: 'NotAuthorizedException', userId: id, ...both },
    { attempt: 'password', reason: 'NotAuthorizedException', ...both },
    { attempt: 'code', reason: 'CodeMismatchException', userId: id, ...both },
  ]);
  const [first, second, third] = reported;
  expect(new Set([first?.network, second?.network, third?.network]).size).toBe(1);
  expect([first?.account === second?.account, first?.account === third?.account]).toEqual([false, true]);
  expect(JSON.stringify(reported)).not.toMatch(/example\.org|127\.0\.0\.1|Wrong|Another|123456/);
});

test('a flood is only counted', async () => {
  const guess = () => running.post('confirm-forgot', { email: 'x@example.org', code: '000000', password: 'Havet2026' });
  for (let count = 0; count < 70; count += 1) await guess();
  expect(reported).toHaveLength(60);
  late += 61_000;
  await guess();
  expect(reported.at(-1)).toMatchObject({ notReported: 10 });
});
