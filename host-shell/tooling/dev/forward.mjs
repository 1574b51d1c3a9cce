import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 150;

function ask(port, { method, url, headers }, body) {
  const { 'accept-encoding': _, ...rest } = headers;
  return new Promise((resolve, reject) => {
    const upstream = request({ host: '127.0.0.1', port, method, path: url, headers: rest }, resolve);
    upstream.on('error', reject);
    if (body === undefined) upstream.end();
    else body.pipe(upstream);
  });
}

/** The server restarts when its sources change. Requests without a body are retried until it responds. */
async function askPatiently(port, incoming) {
  const canWait = incoming.method === 'GET' || incoming.method === 'HEAD';
  for (const started = Date.now(); ; await wait(PAUSE_MS)) {
    try {
      return await ask(port, incoming, canWait ? undefined : incoming);
    } catch (error) {
      if (!canWait || error.code !== 'ECONNREFUSED' || Date.now() - started > PATIENCE_MS) throw error;
    }
  }
}

async function textOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Forwards requests to the product's server, so that the development address serves the whole product.
 * @param {number} port the server's port
 * @param {(answer: { path: string, type: string, text: string, headers: import('node:http').IncomingHttpHeaders }) =>
 *   Promise<{ text: string, headers: object }>} rewrite changes pages and JSON; everything else is passed unchanged
 */
export function forwardTo(port, rewrite) {
  return async (incoming, outgoing) => {
    try {
      const answer = await askPatiently(port, incoming);
      const { headers, statusCode } = answer;
      const type = headers['content-type'] ?? '';
      const path = incoming.url.replace(/\?.*$/, '');
      if (!/^text\/html/.test(type) && path !== '/remotes.json') {
        outgoing.writeHead(statusCode, headers);
        return void answer.pipe(outgoing);
      }
      const { 'content-length': _, etag: __, ...rest } = headers;
      const { text, headers: changed } = await rewrite({ path, type, text: await textOf(answer), headers: rest });
      outgoing.writeHead(statusCode, changed);
      outgoing.end(text);
    } catch (error) {
      outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      outgoing.end(`The server does not answer (${error.message}). See the terminal.\n`);
    }
  };
}
