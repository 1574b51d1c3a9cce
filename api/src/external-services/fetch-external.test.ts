import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { fetchExternal } from './fetch-external';

let answer: RequestListener = (_request, response) => response.end('{}');
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(request, response);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function ask(by: RequestListener, timeoutMs?: number) {
  answer = by;
  return fetchExternal(new URL(`http://127.0.0.1:${port}/search?q=x`), { 'User-Agent': 'Gyg' }, timeoutMs);
}
const failure = (message: RegExp) => ({ name: 'ExternalServiceError', message: expect.stringMatching(message) });

describe('a service outside', () => {
  test('gets our name and question, and its JSON is returned', async () => {
    const given = await ask(({ headers }, response) => {
      response.end(JSON.stringify([headers['user-agent'], headers.accept, headers.cookie ?? 'none']));
    });
    expect(given).toEqual(['Gyg', 'application/json', 'none']);
  });

  test('may know of nothing', async () => {
    expect(await ask((_request, response) => response.writeHead(404).end('<html>'))).toBeUndefined();
  });

  test('leads nowhere else: no redirect is followed', async () => {
    const before = asked.length;
    const redirected = ask((_request, response) => {
      response.writeHead(302, { Location: `http://127.0.0.1:${port}/secret` }).end();
    });
    await expect(redirected).rejects.toMatchObject(failure(/302/));
    expect(asked.slice(before)).toEqual(['/search?q=x']);
  });

  test('that answers nothing, or half, is given up', async () => {
    const hanging: RequestListener = () => undefined;
    await expect(ask(hanging, 50)).rejects.toMatchObject(failure(/within 50 ms/));
    const half: RequestListener = (_request, response) => response.writeHead(200).write('[{"lat":');
    await expect(ask(half, 50)).rejects.toMatchObject(failure(/within 50 ms/));
  });

  test('that never ends is cut off', async () => {
    const endless: RequestListener = (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    await expect(ask(endless)).rejects.toMatchObject(failure(/more than 65536 bytes/));
  });

  test.each([
    ['an error', 500, 'oops', /500/],
    ['a refusal', 429, '{}', /429/],
    ['no JSON', 200, '<html>', /SyntaxError/],
    ['nothing', 200, '', /SyntaxError/],
  ])('that answers with %s has not answered', async (_name, status, text, message) => {
    await expect(ask((_request, response) => response.writeHead(status).end(text))).rejects.toMatchObject(
      failure(message),
    );
  });

  test('that is not there has not answered', async () => {
    await expect(fetchExternal(new URL('http://127.0.0.1:9/'), {})).rejects.toMatchObject(failure(/./));
  });
});
