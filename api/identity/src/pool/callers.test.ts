import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openVisitor, type RunningIdentity, startIdentity, useUp } from '../testing';
import { limits } from './limits';

const password = 'Havet2026';
let email = 0;
/**
 * Requests codes for a new address each time, so that only the network is counted; returns whether each was allowed.
 */
async function requestCodes(
  running: RunningIdentity,
  times: number,
  headers: (time: number) => Record<string, string>,
) {
  const allowed = [];
  for (let time = 0; time < times; time += 1) {
    email += 1;
    const answer = await openVisitor(running, headers(time)).post('forgot', { email: `c${email}@example.org` });
    allowed.push(answer.status === 200);
  }
  return allowed;
}
/** Leaves a network two codes of its sixty. */
const leaveTwo = ({ db }: RunningIdentity, network: string) => useUp(db, limits.codeByAddress, network, { left: 2 });

describe.each([
  ['X-Forwarded-For', (time: number) => ({ 'x-forwarded-for': `10.0.0.${time}` })],
  [
    'X-Forwarded-For with many values',
    (time: number) => ({ 'x-forwarded-for': `10.0.0.${time}, 127.0.0.1, 10.1.1.${time}` }),
  ],
  ['Forwarded', (time: number) => ({ forwarded: `for=10.0.0.${time}` })],
  ['X-Real-IP', (time: number) => ({ 'x-real-ip': `10.0.0.${time}` })],
])('where no proxy is trusted', (name, headers) => {
  it(`a forged ${name} resets no limit`, async () => {
    const running = await startIdentity();
    await leaveTwo(running, '127.0.0.1');
    expect(await requestCodes(running, 3, headers)).toEqual([true, true, false]);
    await running.close();
  });
});

describe('behind a trusted proxy', () => {
  let running: RunningIdentity;
  beforeAll(async () => {
    running = await startIdentity({ trustProxy: 'loopback' });
  });
  afterAll(() => running.close());
  /** The proxy appends the address it sees to the header that the caller sent. */
  const from = (address: string, claimed?: string) => ({
    'x-forwarded-for': claimed === undefined ? address : `${claimed}, ${address}`,
  });

  it('callers are counted separately', async () => {
    await leaveTwo(running, '192.0.2.1');
    expect(await requestCodes(running, 3, () => from('192.0.2.1'))).toEqual([true, true, false]);
    expect(await requestCodes(running, 1, () => from('192.0.2.2'))).toEqual([true]);
  });

  it('addresses that a caller puts before the proxy’s entry are ignored', async () => {
    const forged = (time: number) => ({
      ...from('192.0.2.3', `203.0.113.${time}, 198.51.100.${time}`),
      forwarded: `for=203.0.113.${time}`,
      'x-real-ip': `203.0.113.${time}`,
    });
    await leaveTwo(running, '192.0.2.3');
    expect(await requestCodes(running, 3, forged)).toEqual([true, true, false]);
  });

  it('an IPv4 address written as IPv6 is the same caller', async () => {
    await leaveTwo(running, '192.0.2.4');
    expect(await requestCodes(running, 2, () => from('192.0.2.4'))).toEqual([true, true]);
    expect(await requestCodes(running, 1, () => from('::ffff:192.0.2.4'))).toEqual([false]);
  });

  it('all IPv6 addresses of one subscriber are one caller', async () => {
    const somewhere = (time: number) => from(`2001:db8:5:6:${time.toString(16)}::${time}`);
    await leaveTwo(running, '2001:db8:5:6::/64');
    expect(await requestCodes(running, 3, somewhere)).toEqual([true, true, false]);
    expect(await requestCodes(running, 1, () => from('2001:db8:5:7::1'))).toEqual([true]);
  });
});

describe('a limit', () => {
  it('answers 429 with Retry-After, a message, and the seconds in the body', async () => {
    const running = await startIdentity();
    await useUp(running.db, limits.codeByAddress, '127.0.0.1');
    const response = await running.post('forgot', { email: 'last@example.org' });
    const seconds = Number(response.headers.get('retry-after'));
    expect(response.status).toBe(429);
    expect(seconds).toBeGreaterThan(3500);
    expect(await response.json()).toEqual({
      error: 'LimitExceededException',
      message: `Too many attempts. Try again in ${seconds} seconds.`,
      retryAfter: seconds,
    });
    await running.close();
  });

  it('on sign-ups is reached sooner for one address from one network than for the network', async () => {
    const running = await startIdentity();
    const signUp = (name: string) =>
      openVisitor(running).post('sign-up', { name, email: `${name}@example.org`, password });
    for (let times = 0; times < 10; times += 1) await signUp('again');
    expect(await signUp('again')).toMatchObject({ status: 429 });
    expect(await signUp('another')).toEqual({ status: 201 });
    await running.close();
  });
});
