import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRequestGuard, type RequestLimits } from './request-guard';

const kB = 1024;
const patient = { bytes: 0, intervalMs: 60_000, deadlineMs: 600_000 };

/** A server behind a guard that reads each body and answers with its length. */
async function start(limits: Partial<RequestLimits>) {
  const guard = createRequestGuard(['loopback'], {
    ...{ open: 100, bodies: { each: 64 * kB, total: 160 * kB }, pace: patient },
    ...limits,
  });
  const server = createServer((request, response) => {
    guard(request, response, async () => {
      const body = await text(request).catch(() => undefined);
      if (!response.headersSent) response.end(`read ${body?.length}`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const { port }: AddressInfo = Object(server.address());

  async function write(text: string) {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    const one = { answer: '', finish: () => socket.write('x'), abort: () => socket.destroy() };
    socket.on('error', () => undefined).on('data', (piece: string) => (one.answer += piece));
    await once(socket, 'connect');
    socket.write(text);
    return one;
  }
  /** Sends all but the last byte of a body. */
  function begin(from: string, length: number, type = 'application/json') {
    const head = `POST /api/any HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Type: ${type}`;
    return write(`${head}\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(length - 1)}`);
  }
  const beginAll = (count: number, from: string, length: number, type?: string) =>
    Promise.all(Array.from({ length: count }, () => begin(from, length, type)));
  return { write, beginAll };
}

const answered = (all: readonly { answer: string }[]) => all.filter(({ answer }) => answer !== '');
const statuses = (all: readonly { answer: string }[]) => all.map(({ answer }) => answer.slice(9, 12));

test('bodies in flight are bounded for a network and in all, and are free again when they end', async () => {
  const { beginAll } = await start({});
  const first = await beginAll(10, '192.0.2.1', 100);
  await vi.waitFor(() => expect(statuses(answered(first))).toEqual(Array(6).fill('429')));
  const others = [...(await beginAll(2, '192.0.2.2', 32 * kB)), ...(await beginAll(2, '2001:db8::1', 32 * kB))];
  await vi.waitFor(() => expect(statuses(answered(others))).toEqual(['503']));
  expect(answered(others)[0]?.answer).toMatch(/retry-after: 5.*"code":"server.unavailable"/is);
  const held = [...first, ...others].filter(({ answer }) => answer === '');
  expect(held).toHaveLength(7);
  held[0]?.abort();
  for (const one of held.slice(1)) one.finish();
  await vi.waitFor(() => expect(statuses(answered(held))).toEqual(Array(6).fill('200')));
  const again = await beginAll(4, '192.0.2.1', 100);
  for (const one of again) one.finish();
  await vi.waitFor(() => expect(statuses(answered(again))).toEqual(Array(4).fill('200')));
});

test('a form with a picture is left to the limits of uploads', async () => {
  const { beginAll } = await start({ bodies: { each: 1, total: 1 } });
  const [form] = await beginAll(1, '192.0.2.1', 100, 'multipart/form-data; boundary=b');
  form?.finish();
  await vi.waitFor(() => expect(form?.answer).toContain('read 100'));
});

test('a body that holds back its end is refused, and frees what it held', async () => {
  const pace = { bytes: 1, intervalMs: 20, deadlineMs: 60_000 };
  const { beginAll } = await start({ bodies: { each: 16 * kB, total: 16 * kB }, pace });
  for (const _ of [1, 2]) {
    const [slow] = await beginAll(1, '192.0.2.1', 100);
    await vi.waitFor(() => expect(slow?.answer).toMatch(/^HTTP\/1\.1 408 .*Connection: close.*"request.too_slow"/s));
    slow?.abort();
  }
});

test('two hosts are refused', async () => {
  const { write } = await start({});
  const answers = [
    await write('GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n'),
    await write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'),
  ];
  await vi.waitFor(() => expect(statuses(answers)).toEqual(['400', '200']));
});

test('requests of a network that are open at the same time are bounded, until their answers are read', async () => {
  const { write, beginAll } = await start({ open: 2 });
  const first = await beginAll(3, '192.0.2.1', 100);
  await vi.waitFor(() => expect(statuses(answered(first))).toEqual(['429']));
  const probe = await write('GET /api/health/live HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n');
  await vi.waitFor(() => expect(statuses([probe])).toEqual(['200']));
  const [other] = await beginAll(1, '192.0.2.2', 100);
  for (const one of [...first, other]) one?.finish();
  await vi.waitFor(() => expect(statuses(first).toSorted()).toEqual(['200', '200', '429']));
  await vi.waitFor(() => expect(other?.answer).toContain('200'));
  const [next] = await beginAll(1, '192.0.2.1', 100);
  next?.finish();
  await vi.waitFor(() => expect(next?.answer).toContain('200'));
});
