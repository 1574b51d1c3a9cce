import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainForwardedFor } from './plain-forwarded-for';

let server: Server;
beforeAll(async () => {
  const app = express();
  app.set('trust proxy', ['loopback']);
  app.use(plainForwardedFor, (request, response) => void response.send(request.ip));
  server = await new Promise((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8::1]:50123', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['9.9.9.9, 203.0.113.7:50123', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:db8::1:443', '2001:db8::1:443'],
])('X-Forwarded-For %s means %s, without the port', async (header, address) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': header } });
  expect(await response.text()).toBe(address);
});
