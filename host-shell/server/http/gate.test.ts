import { Agent, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createGate } from './gate';
import { closeServer, listen } from './listen';

/** Sends a request on a keep-alive connection, as browsers and proxies do. */
function ask(agent: Agent, port: number, path: string) {
  return new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path }, (response) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode, connection: response.headers.connection });
      });
    });
    sent.on('error', reject).end();
  });
}

test('a stop finishes pending requests, refuses new ones, and ends', async () => {
  const slow: ServerResponse[] = [];
  const gate = createGate((_request, response) => response.writeHead(503).end());
  const server = await listen(gate.listener, { host: '127.0.0.1', port: 0, variable: 'PORT' });
  const { port } = server.address() as AddressInfo;
  const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })] as const;
  expect((await ask(agents[0], port, '/')).status).toBe(503);

  gate.open((incoming, response) => {
    if (incoming.url === '/slow') slow.push(response);
    else response.end(String(gate.isDraining()));
  });
  const inHand = ask(agents[0], port, '/slow');
  await expect.poll(() => slow.length).toBe(1);

  gate.drain();
  expect((await ask(agents[1], port, '/')).status).toBe(200);
  expect(gate.isDraining()).toBe(true);

  gate.shut();
  expect(await ask(agents[1], port, '/')).toEqual({ status: 503, connection: 'close' });
  const closed = closeServer(server);
  await expect(ask(new Agent(), port, '/')).rejects.toThrow('ECONNREFUSED');
  slow[0]?.end('finished');
  expect((await inHand).status).toBe(200);
  await closed;
  for (const agent of agents) agent.destroy();
});

test('an idle connection does not delay a stop', async () => {
  const server = await listen((_request, response) => response.end('ok'), {
    host: '127.0.0.1',
    port: 0,
    variable: 'PORT',
  });
  const agent = new Agent({ keepAlive: true });
  await ask(agent, (server.address() as AddressInfo).port, '/');
  const started = performance.now();
  await closeServer(server);
  expect(performance.now() - started).toBeLessThan(2_000);
  agent.destroy();
});
