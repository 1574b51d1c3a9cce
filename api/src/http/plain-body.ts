import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { problem } from '../problem/problem';

/** A JSON body as programs send it. Others (compressed, in parts, of another encoding) are read by Express. */
const plainType = /^application\/json(; ?charset=utf-8)?$/i;

/**
 * How many bytes the body of a call has, from 0 on; undefined for a body that is not plain JSON in UTF-8 of at most
 * `most` bytes.
 */
export function plainLength(headers: IncomingHttpHeaders, most: number): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return undefined;
  const length = Number(headers['content-length'] ?? 0);
  if (length === 0) return 0;
  const isPlain = headers['content-encoding'] === undefined && plainType.test(headers['content-type'] ?? '');
  return isPlain && length <= most ? length : undefined;
}

/** All bytes of a body. Throws 400 if its caller disconnects before its end. */
function readBytes(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const refuse = () => reject(problem('request.invalid'));
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.once('end', () => resolve(Buffer.concat(chunks)));
    message.once('aborted', refuse);
    if (message.destroyed) refuse();
  });
}

/** Reads a plain JSON body. Throws 400 if it is not JSON. */
export async function readPlainBody(message: IncomingMessage): Promise<unknown> {
  const text = (await readBytes(message)).toString('utf8');
  try {
    return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    throw problem('request.invalid', { detail: 'The body is not JSON' });
  }
}
