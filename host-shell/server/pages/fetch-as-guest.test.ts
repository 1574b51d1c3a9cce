import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildGyg } from '@gyg/contract/testing';
import { afterEach, expect, test } from 'vitest';
import { createFetchAsGuest } from './fetch-as-guest';

const gyg = buildGyg();
let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a server on one address of this machine that always sends the same response. */
async function listening(host: string, status: number, answer: unknown) {
  server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return port;
}
const getGyg = (host: string, port: number) =>
  createFetchAsGuest({ host, port, ownKey: 'own-key' })('getGyg', { params: { gygId: gyg.id } });

test.each([
  ['127.0.0.2', '127.0.0.2'],
  ['0.0.0.0', '0.0.0.0'],
  ['127.0.0.1', '::'],
])('calls the address that the platform listens on (%s, set as %s)', async (at, host) => {
  expect(await getGyg(host, await listening(at, 200, gyg))).toEqual(gyg);
});
test('a refusal is undefined', async () => {
  expect(await getGyg('127.0.0.1', await listening('127.0.0.1', 404, {}))).toBeUndefined();
});
test.each([
  [500, {}],
  [200, { wings: 2 }],
])('a failure rejects, unlike a refusal (%d)', async (status, answer) => {
  await expect(getGyg('127.0.0.1', await listening('127.0.0.1', status, answer))).rejects.toThrow();
});
