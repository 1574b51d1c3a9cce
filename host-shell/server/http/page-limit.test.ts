import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageLimit } from './page-limit';

let server: Server;
beforeAll(async () => {
  const app = express()
    .set('trust proxy', true)
    .use(pageLimit({ limit: { name: 'pages', max: 3, window: 60_000 } }))
    .use((_request, response) => response.send('page'));
  server = await new Promise((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = (address: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers: { 'X-Forwarded-For': address } });

test('limits the pages per minute of one address, not of another', async () => {
  const responses = [];
  for (let times = 0; times < 4; times += 1) responses.push(await get('192.0.2.1'));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  const [, , , refused] = responses;
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.text()).toMatch(/^Too many requests\. Try again in \d+ seconds\.$/);
  expect((await get('192.0.2.2')).status).toBe(200);
});

test('counts the addresses of one IPv6 network together', async () => {
  const statuses = [];
  for (const end of [1, 2, 3, 4]) statuses.push((await get(`2001:db8::${end}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
