import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorHandler } from './error-handler';

const logged: unknown[] = [];
let server: Server;
const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

beforeAll(async () => {
  const app = express();
  app.get('/broken', () => {
    throw new Error('secret: /srv/gyg/file.ts');
  });
  app.get('/{*path}', (_request, response) => {
    response.send('a page');
  });
  app.use(errorHandler({ error: (fields: unknown) => logged.push(fields) }));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  logged.length = 0;
});

test('an address with a broken % code gets 400 and is not logged', async () => {
  expect((await get('/gygs/%E0%A4%A')).status).toBe(400);
  expect(logged).toEqual([]);
});
test('an internal error is logged, and its response reveals nothing', async () => {
  const response = await get('/broken');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  expect(logged).toHaveLength(1);
});
