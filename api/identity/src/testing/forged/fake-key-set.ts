import { createServer } from 'node:http';

/** A server with an attacker's key set, which counts its requests: there should be none. */
export async function startFakeKeySet() {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"keys":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/keys.json`,
    requests: () => requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
