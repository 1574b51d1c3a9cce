import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createErrorFeed } from './error-feed.mjs';

test('a page learns at once and after each change which parts do not compile', async () => {
  const feed = createErrorFeed();
  const server = createServer(feed.middleware).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  feed.report('booking', 'a wrong word');
  const response = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value;
  expect(await next()).toBe('data: {"booking":"a wrong word"}\n\n');
  feed.report('booking', 'a wrong word');
  feed.report('shell', '');
  feed.report('public', 'another');
  expect(await next()).toBe('data: {"booking":"a wrong word","public":"another"}\n\n');
  feed.report('booking', '');
  expect(await next()).toBe('data: {"public":"another"}\n\n');
});
