import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { fetchExternal } from './fetch-external';

let answer: RequestListener = (_request, response) => response.end('{}');
const requestedPaths: string[] = [];
const server = createServer((request, response) => {
  requestedPaths.push(request.url ?? '');
  answer(request, response);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function callService(by: RequestListener, timeoutMs?: number) {
  answer = by;
  return fetchExternal(new URL(`http://127.0.0.1:${port}/search?q=x`), { 'User-Agent': 'Gyg' }, timeoutMs);
}
const failure = (message: RegExp) => ({ name: 'ExternalServiceError', message: expect.stringMatching(message) });

describe('an external service', () => {
  test('gets the user agent and the query, and its JSON is returned', async () => {
    const received = await callService(({ headers }, response) => {
      response.end(JSON.stringify([headers['user-agent'], headers.accept, headers.cookie ?? 'none']));
    });
    expect(received).toEqual(['Gyg', 'application/json', 'none']);
  });

  test('may answer 404 for an unknown item', async () => {
    expect(await callService((_request, response) => response.writeHead(404).end('<html>'))).toBeUndefined();
  });

  test('cannot redirect to another address', async () => {
    const before = requestedPaths.length;
    const redirected = callService((_request, response) => {
      response.writeHead(302, { Location: `http://127.0.0.1:${port}/secret` }).end();
    });
    await expect(redirected).rejects.toMatchObject(failure(/302/));
    expect(requestedPaths.slice(before)).toEqual(['/search?q=x']);
  });

  test('that sends nothing, or half a response, times out', async () => {
    const hanging: RequestListener = () => undefined;
    await expect(callService(hanging, 50)).rejects.toMatchObject(failure(/within 50 ms/));
    const half: RequestListener = (_request, response) => response.writeHead(200).write('[{"lat":');
    await expect(callService(half, 50)).rejects.toMatchObject(failure(/within 50 ms/));
  });

  test('that sends without end is cut off', async () => {
    const endless: RequestListener = (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    await expect(callService(endless)).rejects.toMatchObject(failure(/more than 65536 bytes/));
  });

  test.each([
    ['an error', 500, 'oops', /500/],
    ['a refusal', 429, '{}', /429/],
    ['no JSON', 200, '<html>', /SyntaxError/],
    ['nothing', 200, '', /SyntaxError/],
  ])('that answers with %s is a failure', async (_name, status, text, message) => {
    await expect(callService((_request, response) => response.writeHead(status).end(text))).rejects.toMatchObject(
      failure(message),
    );
  });

  test('that is not reachable is a failure', async () => {
    await expect(fetchExternal(new URL('http://127.0.0.1:9/'), {})).rejects.toMatchObject(failure(/./));
  });
});
