import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

interface Stored {
  bytes: Buffer;
  headers: IncomingMessage['headers'];
}

const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>';
const tagOf = ({ bytes }: Stored) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** A fake bucket: PUT (with If-Match and If-None-Match), GET and HEAD by path, with S3's responses. */
export async function startBucket({ conditional = true } = {}) {
  const files = new Map<string, Stored>();
  /** Runs before the next write of a path, as another writer would. */
  const early = new Map<string, () => void>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const name = new URL(request.url ?? '', 'http://bucket').pathname;
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/'))
      return void response.writeHead(403).end();
    if (request.method === 'PUT') {
      early.get(name)?.();
      early.delete(name);
      const stored = files.get(name);
      const { 'if-match': match, 'if-none-match': none } = request.headers;
      if (!conditional && (match ?? none) !== undefined) return void response.writeHead(501).end();
      const unmet = none === '*' ? stored !== undefined : match !== undefined && (!stored || tagOf(stored) !== match);
      if (unmet) return void response.writeHead(412).end();
      files.set(name, { bytes: Buffer.concat(parts), headers: request.headers });
      return void response.writeHead(200, { ETag: '"x"' }).end();
    }
    const file = files.get(name);
    if (file === undefined) return void response.writeHead(404, { 'Content-Type': 'application/xml' }).end(missing);
    const headers = { ETag: tagOf(file), 'Last-Modified': new Date(0).toUTCString() };
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : file.bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The bucket has no port');
  const endpoint = encodeURIComponent(`http://127.0.0.1:${address.port}`);
  return {
    files,
    early,
    url: `s3://cdn/gyg?endpoint=${endpoint}&region=eu-north-1`,
    text: (key: string) => files.get(`/cdn/gyg/${key}`)?.bytes.toString(),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
