import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

/**
 * A reverse proxy on a port of this machine, by default a free one: each request goes to the next server. If one does not accept a
 * connection, it responds with 502.
 * @param {number[]} ports of the servers; may be filled later @param {number} [own]
 * @returns {Promise<{ port: number, close(): Promise<void> }>}
 */
export async function startRoundRobin(ports, own = 0) {
  // A connection for each request, on both sides: a server that stops may close one that is kept.
  const agent = new Agent({ keepAlive: false });
  let turn = 0;
  const server = createServer((incoming, response) => {
    const target = ports[turn++ % ports.length];
    const { connection: _ownConnection, ...asked } = incoming.headers;
    const headers = { ...asked, 'x-forwarded-for': incoming.socket.remoteAddress };
    const { method, url: path } = incoming;
    const forwarded = request({ agent, host: '127.0.0.1', port: target, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    forwarded.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    response.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(own, 'localhost');
  await once(server, 'listening');
  return {
    port: server.address().port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
