import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { closeServer, listen } from './listen';

test('a port in use is reported in one line with a solution', async () => {
  const first = await listen((_request, response) => response.end('ok'), {
    host: '127.0.0.1',
    port: 0,
    variable: 'PORT',
  });
  const { port } = first.address() as AddressInfo;
  await expect(listen(() => undefined, { host: '127.0.0.1', port, variable: 'PORT' })).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another one: --port ${port + 10}`,
  );
  await closeServer(first);
});

test('an address of another machine is reported', async () => {
  const where = { host: '192.0.2.1', port: 0, variable: 'PORT' };
  await expect(listen(() => undefined, where)).rejects.toThrow('HOST is 192.0.2.1, which is not an address');
});

test('an idle connection stays open longer than on proxies', async () => {
  const where = { host: '127.0.0.1', port: 0, variable: 'PORT' };
  const server = await listen((_request, response) => response.end('ok'), where);
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(response.headers.get('keep-alive')).toBe('timeout=75');
  await closeServer(server);
});

test('closing finishes the pending request', async () => {
  let take: (response: ServerResponse) => void = () => undefined;
  const inHand = new Promise<ServerResponse>((resolve) => {
    take = resolve;
  });
  const where = { host: '127.0.0.1', port: 0, variable: 'PORT' };
  const server = await listen((_request, response) => take(response), where);
  const pending = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const response = await inHand;
  const closed = closeServer(server);
  response.end('finished');
  expect(await (await pending).text()).toBe('finished');
  await closed;
});
