import { once } from 'node:events';
import { createServer, request as plainRequest, type RequestListener } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { createPostOutside } from './post-outside';
import type { ResolveName } from './resolve-name';

let answer: RequestListener = (_request, response) => response.end();
let seen: { path: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  seen.push({ path: request.url ?? '', headers: request.headers, body });
  answer(request, response);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A resolver that gives these addresses for every name. */
const resolvesTo = (...addresses: string[]) => {
  const asked: string[] = [];
  const resolveName: ResolveName = async (name) => {
    asked.push(name);
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { asked, resolveName };
};
const url = new URL(`http://hooks.renkust.example:${port}/gyg?a=1`);
const post = { url, headers: { 'gyg-event': 'gyg.published' }, body: '{"å":1}' };
const onThisMachine = { ...resolvesTo('127.0.0.1'), mayConnect: () => true, request: plainRequest };

function send(by: RequestListener, options = {}) {
  answer = by;
  seen = [];
  return createPostOutside({ ...onThisMachine, ...options })(post);
}

describe('a POST to an address that a person chose', () => {
  test('sends the body and headers, and returns the answer with its time', async () => {
    const outcome = await send((_request, response) => {
      response.writeHead(202, { 'Retry-After': '5' }).end('thanks');
    });
    expect(outcome).toMatchObject({ status: 202, body: 'thanks', headers: { 'retry-after': '5' } });
    expect(outcome.took).toBeGreaterThanOrEqual(0);
    expect(seen).toMatchObject([
      { path: '/gyg?a=1', body: post.body, headers: { 'gyg-event': 'gyg.published', 'content-length': '8' } },
    ]);
    expect(seen[0]?.headers.host).toBe(`hooks.renkust.example:${port}`);
  });

  test('follows no redirect', async () => {
    const outcome = await send((_request, response) => {
      response.writeHead(307, { Location: `http://127.0.0.1:${port}/secret` }).end();
    });
    expect(outcome).toMatchObject({ status: 307 });
    expect(seen).toHaveLength(1);
  });

  test('reads no more than the start of an endless answer', async () => {
    const outcome = await send(
      (_request, response) => {
        const more = () => {
          while (!response.destroyed && response.write('x'.repeat(1000)));
          if (!response.destroyed) response.once('drain', more);
        };
        more();
      },
      { largestBytes: 2500 },
    );
    expect(outcome).toMatchObject({ status: 200, body: 'x'.repeat(2500) });
  });

  test('that gets no answer, or half of one, times out', async () => {
    expect(await send(() => undefined, { timeoutMs: 40 })).toMatchObject({ failure: 'timeout' });
    const half: RequestListener = (_request, response) => response.writeHead(200).write('ha');
    expect(await send(half, { timeoutMs: 40 })).toMatchObject({ failure: 'timeout' });
  });

  test('that gets another protocol ends', async () => {
    answer = (request) => {
      request.socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: any\r\n\r\n');
    };
    expect(await createPostOutside(onThisMachine)(post)).toMatchObject({ failure: 'connection' });
  });

  test.each<[string, string]>([
    ['informational answers', 'HTTP/1.1 102 Processing\r\n\r\n'],
    ['a head that does not end', 'HTTP/1.1 200 OK\r\nA: b'],
    ['a byte of the body now and then', 'HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\nx'],
  ])('that gets %s for ever times out', async (_name, start) => {
    answer = ({ socket }) => {
      socket.write(start);
      const drip = setInterval(() => socket.write(start.endsWith('\n') ? start : 'x'), 5);
      socket.on('error', () => undefined).once('close', () => clearInterval(drip));
    };
    expect(await createPostOutside({ ...onThisMachine, timeoutMs: 60 })(post)).toMatchObject({ failure: 'timeout' });
  });

  test('whose name is never resolved times out', async () => {
    const resolveName: ResolveName = () => new Promise(() => undefined);
    expect(await createPostOutside({ ...onThisMachine, resolveName, timeoutMs: 40 })(post)).toMatchObject({
      failure: 'timeout',
    });
  });

  test('that is refused is a failure of the connection', async () => {
    const closed = new URL('http://hooks.renkust.example:9/');
    expect(await createPostOutside(onThisMachine)({ ...post, url: closed })).toMatchObject({ failure: 'connection' });
  });
});

describe('an address inside is never called', () => {
  const guarded = (...addresses: string[]) => ({ ...resolvesTo(...addresses), request: plainRequest });

  test.each([['127.0.0.1'], ['169.254.169.254'], ['10.0.0.8'], ['::1'], ['::ffff:127.0.0.1']])(
    'where the name leads to %s',
    async (inside) => {
      seen = [];
      const options = guarded(inside);
      expect(await createPostOutside(options)(post)).toMatchObject({ failure: 'address' });
      expect([options.asked, seen]).toEqual([['hooks.renkust.example'], []]);
    },
  );

  test('where one of several addresses is inside', async () => {
    expect(await createPostOutside(guarded('93.184.216.34', '127.0.0.1'))(post)).toMatchObject({ failure: 'address' });
  });

  test('where the name leads elsewhere at the second question: each connection is checked by its own', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const called: string[] = [];
    const resolveName: ResolveName = async () => (answers.shift() ?? []).map((one) => ({ address: one, family: 4 }));
    const mayConnect = (one: string) => {
      called.push(one);
      return one === '127.0.0.1';
    };
    answer = (_request, response) => response.end();
    seen = [];
    const call = createPostOutside({ resolveName, mayConnect, request: plainRequest });
    expect(await call(post)).toMatchObject({ status: 200 });
    expect(await call(post)).toMatchObject({ failure: 'address' });
    expect([called, seen.length]).toEqual([['127.0.0.1', '10.0.0.1'], 1]);
  });

  test.each(['127.0.0.1', '[::1]', '[::ffff:7f00:1]'])('where it is written in the URL: %s', async (host) => {
    seen = [];
    const call = createPostOutside({ request: plainRequest });
    expect(await call({ ...post, url: new URL(`http://${host}:${port}/`) })).toMatchObject({ failure: 'address' });
    expect(seen).toEqual([]);
  });
});

test('without options only https is spoken, with a certificate that is checked', async () => {
  answer = (_request, response) => response.end();
  seen = [];
  const call = createPostOutside({ ...resolvesTo('127.0.0.1'), mayConnect: () => true });
  const secure = new URL(`https://hooks.renkust.example:${port}/`);
  expect(await call({ ...post, url: secure })).toMatchObject({ failure: 'connection' });
  expect(await call(post)).toMatchObject({ failure: 'connection' });
  expect(seen).toEqual([]);
});
