import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { prepareFile } from './prepared-file';

test('a file is made once, compressed as the caller accepts it, and known by its ETag', async () => {
  const make = vi.fn(() => 'å'.repeat(50_000));
  const server = express().get('/', prepareFile('text', make)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const { port }: AddressInfo = Object(server.address());
  const get = (encoding: string, known?: string) => {
    const headers = { 'Accept-Encoding': encoding, ...(known && { 'If-None-Match': known }) };
    return fetch(`http://127.0.0.1:${port}/`, { headers });
  };
  const answers = await Promise.all(['identity', 'gzip', 'gzip, br', 'gzip'].map((encoding) => get(encoding)));
  for (const answer of answers) {
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe('å'.repeat(50_000));
  }
  expect(answers.map(({ headers }) => headers.get('Content-Encoding'))).toEqual([null, 'gzip', 'br', 'gzip']);
  expect(answers.map(({ headers }) => Number(headers.get('Content-Length')) < 1000)).toEqual([false, true, true, true]);
  const etags = answers.map(({ headers }) => headers.get('ETag') ?? '');
  expect(new Set(etags).size).toBe(3);
  expect((await get('br', etags[2])).status).toBe(304);
  expect((await get('gzip', etags[2])).status).toBe(200);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a file that could not be made is made again at the next request', async () => {
  const make = vi.fn(async () => 'text').mockRejectedValueOnce(new Error('no disk'));
  const send = prepareFile('text', make);
  const server = express()
    .get('/', (request, response) => send(request, response).catch(() => response.status(500).end()))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const { port }: AddressInfo = Object(server.address());
  for (const [status, made] of [
    [500, 1],
    [200, 2],
    [200, 2],
  ]) {
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(status);
    expect(make).toHaveBeenCalledTimes(made ?? 0);
  }
});
