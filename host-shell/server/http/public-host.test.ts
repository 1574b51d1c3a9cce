import { once } from 'node:events';
import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicHost } from './public-host';

let server: Server;
beforeAll(async () => {
  const app = express().use(publicHost('https://gyg.example'), (_request, response) => {
    response.send('here');
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Where an exact path redirects to. Uses `get`, because `fetch` would normalise the path. */
function ask(path: string, host = '10.0.0.7') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    }).on('error', reject);
  });
}

test('a request to another host name is redirected to the public URL, with path and query', async () => {
  expect(await ask('/gygs/1?page=2')).toEqual({ status: 308, location: 'https://gyg.example/gygs/1?page=2' });
});
test('a request to the public host is not redirected', async () => {
  expect((await ask('/gygs/1', 'gyg.example')).status).toBe(200);
});
test.each(['//elsewhere.example/a', '/\\elsewhere.example', '//', 'http://elsewhere.example/a'])(
  '%s leads to no other host',
  async (path) => {
    const { status, location = '' } = await ask(path);
    expect(status).toBe(308);
    expect(new URL(location).host).toBe('gyg.example');
  },
);
