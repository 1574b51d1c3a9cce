import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createTestApi, testConfig } from '../testing';
import { limitClasses } from './limits/limit-classes';

const config = { ...testConfig, rateLimits: 'on' } as const;
const api = await createTestApi({ config });
afterAll(() => api.close());

/** The answer to a call of which the body never comes. */
async function answerWithoutBody(path: string): Promise<string> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.write(`POST /api${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n`);
  const [start] = await once(socket, 'data');
  socket.destroy();
  return String(start).slice(9, 12);
}

test('a call is counted, and a guest refused, before the body is read', async () => {
  const { calls } = limitClasses.writes;
  for (let spent = 0; spent < calls; spent += 1) {
    expect(await answerWithoutBody('/users/anybody')).toBe('401');
  }
  expect(await answerWithoutBody('/users/anybody')).toBe('429');
});
