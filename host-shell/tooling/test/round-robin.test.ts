import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../free-ports.mjs';
import { startRoundRobin } from './round-robin.mjs';

async function startServer(name: string, port: number) {
  const server = createServer((incoming, response) => {
    let body = '';
    incoming.on('data', (chunk) => (body += chunk));
    incoming.on('end', () =>
      response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'] }).end(`${name} ${incoming.url} ${body}`),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
}

test('each request goes to the next server, with its body and all headers of the answer', async () => {
  const [firstPort = 0, secondPort = 0] = await freePorts(2);
  await startServer('one', firstPort);
  await startServer('two', secondPort);
  const proxy = await startRoundRobin([firstPort, secondPort]);
  onTestFinished(() => proxy.close());
  const call = () => fetch(`http://localhost:${proxy.port}/path?q=1`, { method: 'POST', body: 'text' });
  const [first, second] = [await call(), await call()];
  expect([await first.text(), await second.text()]).toEqual(['one /path?q=1 text', 'two /path?q=1 text']);
  expect(first.status).toBe(201);
  // Neither server keeps a connection that the other one may close.
  expect(first.headers.get('connection')).toBe('close');
  expect(first.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('a server that is gone gets 502', async () => {
  const gone = await freePorts(1);
  const proxy = await startRoundRobin(gone);
  onTestFinished(() => proxy.close());
  expect((await fetch(`http://localhost:${proxy.port}/`)).status).toBe(502);
});
