import { once } from 'node:events';
import { createServer } from 'node:http';

/** A fake external service with answers set by the test; it records its requests. */
export async function startFakeExternalService() {
  const requests: string[] = [];
  const agents: string[] = [];
  const say = { status: 200, body: '[]' };
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    agents.push(request.headers['user-agent'] ?? '');
    response.writeHead(say.status, { 'Content-Type': 'application/json' }).end(say.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The fake service has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    agents,
    /** Sets the answer to later requests. */
    answers(status: number, body: unknown) {
      say.status = status;
      say.body = typeof body === 'string' ? body : JSON.stringify(body);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
