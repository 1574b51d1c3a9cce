import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { limitClasses } from '../limits/limit-classes';
import { createTestApi, testConfig } from '../testing';

const config = { ...testConfig, rateLimits: 'on' } as const;
const short = await createTestApi({ config });
const long = await createTestApi({ config, before: () => undefined });
afterAll(async () => {
  await short.close();
  await long.close();
});

/** The answer to a call of which the body never comes. */
async function answerWithoutBody({ url }: typeof short, path: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`POST /api${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n`);
  const [start] = await once(socket, 'data');
  socket.destroy();
  return String(start).slice(9, 12);
}

test.each([
  ['the short way', short],
  ['the long way', long],
])('on %s a call is counted, and a guest refused, before the body is read', async (_name, api) => {
  const { calls } = limitClasses.writes;
  for (let spent = 0; spent < calls; spent += 1) {
    expect(await answerWithoutBody(api, '/users/anybody')).toBe('401');
  }
  expect(await answerWithoutBody(api, '/users/anybody')).toBe('429');
});
