import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { TooSlow, withinLimit } from '../../text/within-limit';
import { isPublicAddress } from './public-address';
import { createResolveName, type ResolveName } from './resolve-name';

/** Why there was no answer. */
export type PostFailure = 'timeout' | 'address' | 'connection' | 'certificate';

export type PostOutcome =
  | { status: number; headers: Record<string, string>; body: string; took: number }
  | { failure: PostFailure; took: number };

interface Posted {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Sends one POST to an address that a person chose. Never rejects. */
export type PostOutside = (post: Posted) => Promise<PostOutcome>;

interface Options {
  timeoutMs?: number;
  /** How much of an answer is read. */
  largestBytes?: number;
  /** For tests: the resolver, the addresses that may be called, and plain http. */
  resolveName?: ResolveName;
  mayConnect?: (address: string) => boolean;
  request?: (url: URL, options: RequestOptions, answered: (answer: IncomingMessage) => void) => ClientRequest;
  now?: () => number;
}

class InsideAddress extends Error {
  readonly code = 'INSIDE_ADDRESS';
}

/**
 * Resolves a name for the connection that is made with the result, so that a name cannot resolve to one address when it is
 * checked and to another when it is called. Fails if any of its addresses is inside.
 */
function guardedLookup(resolveName: ResolveName, mayConnect: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    resolveName(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => mayConnect(address))) {
          return done(new InsideAddress('The name leads to an address inside'), []);
        }
        if (options.all) return done(null, addresses);
        done(null, first.address, first.family);
      },
      (error) => done(error, []),
    );
  };
}

const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

function failureOf(thrown: Error & { code?: string }): PostFailure {
  if (thrown.code === 'INSIDE_ADDRESS') return 'address';
  return certificateCodes.test(thrown.code ?? '') ? 'certificate' : 'connection';
}

function headersOf(answer: IncomingMessage): Record<string, string> {
  const entries = Object.entries(answer.headers).map(([name, value]) => [name, String(value ?? '')]);
  return Object.fromEntries(entries);
}

async function readStart(answer: IncomingMessage, largestBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    const bytes: Buffer = part;
    parts.push(bytes.subarray(0, largestBytes - size));
    size += bytes.length;
    if (size >= largestBytes) break;
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

/**
 * A POST over https to addresses of the public internet alone: follows no redirect, uses no proxy, waits at most ten
 * seconds for everything together (name, connection, whole answer) and reads at most 8 kB of the answer.
 */
export function createPostOutside({
  timeoutMs = 10_000,
  largestBytes = 8 * 1024,
  resolveName = createResolveName(),
  mayConnect = isPublicAddress,
  request = httpsRequest,
  now = () => performance.now(),
}: Options = {}): PostOutside {
  const guarded = guardedLookup(resolveName, mayConnect);

  function send({ url, headers, body }: Posted, signal: AbortSignal): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const length = { 'content-length': String(Buffer.byteLength(body)) };
      const options = { method: 'POST', headers: { ...headers, ...length }, lookup: guarded, agent: false, signal };
      request(url, options, resolve)
        .on('error', reject)
        // Without an answer or an error, as after "101 Switching Protocols".
        .on('close', () => reject(new Error('The connection ended without an answer')))
        .end(body);
    });
  }

  async function exchange(post: Posted, signal: AbortSignal) {
    const answer = await send(post, signal);
    const body = await readStart(answer, largestBytes);
    answer.destroy();
    return { status: answer.statusCode ?? 0, headers: headersOf(answer), body };
  }

  return async (post) => {
    const started = now();
    const took = () => Math.round(now() - started);
    const literal = post.url.hostname.replace(/^\[(.*)\]$/, '$1');
    // Addresses are not looked up, so they are checked here.
    if (isIP(literal) !== 0 && !mayConnect(literal)) return { failure: 'address', took: took() };
    try {
      return { ...(await withinLimit(timeoutMs, (signal) => exchange(post, signal))), took: took() };
    } catch (thrown) {
      if (thrown instanceof TooSlow) return { failure: 'timeout', took: took() };
      return { failure: thrown instanceof Error ? failureOf(thrown) : 'connection', took: took() };
    }
  };
}
