import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkOf } from '@gyg/database/rate-limits';
import proxyAddress from 'proxy-addr';
import { type Problem, problem } from '../problem/problem';
import { presentProblem } from './error-handler';
import { maximumBytes } from './json-body';
import type { UploadPace } from './upload-pace';

export interface BodyLimits {
  /** Bytes of bodies that may be in flight at the same time, from one network address and in all. Per process. */
  perAddress: number;
  total: number;
  pace: UploadPace;
}

/** Enough for 256 small bodies at once from one address, or 16 of the largest. */
export const bodyLimits: BodyLimits = {
  perAddress: 4 * 1024 * 1024,
  total: 64 * 1024 * 1024,
  // The slowest mobile connections send a body of 256 kB in a minute.
  pace: { bytes: 4 * 1024, intervalMs: 10_000, deadlineMs: 60_000 },
};

/** What a request takes in memory besides its body. */
const smallest = 16 * 1024;
/** A form with a picture goes to the disk, and has limits of its own (`upload-slots.ts`). */
const isForm = (type: string | undefined) => /^multipart\/form-data/i.test(type ?? '');

/** The bytes that a body may take; 0 without one. Larger ones are refused by those that read them. */
function sizeOf({ headers }: IncomingMessage): number {
  if (isForm(headers['content-type'])) return 0;
  if (headers['transfer-encoding'] !== undefined) return maximumBytes;
  const length = Number(headers['content-length'] ?? 0);
  return length > 0 ? Math.min(Math.max(length, smallest), maximumBytes) : 0;
}

function send(refusal: Problem, request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  const headers = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', Connection: 'close' };
  const body = JSON.stringify(presentProblem(refusal, { originalUrl: request.url ?? '' }));
  response.writeHead(refusal.status, { ...headers, ...refusal.details.headers }).end(body);
}

/**
 * Watches the pace of a body by the bytes of its connection, since reading it is left to its handler. What the handler has
 * not read yet is not missing.
 */
function watchBody(request: IncomingMessage, { bytes, intervalMs, deadlineMs }: UploadPace, onTooSlow: () => void) {
  let [before, waited] = [request.socket.bytesRead, 0];
  const interval = setInterval(() => {
    waited += intervalMs;
    const now = request.socket.bytesRead;
    const isLate = waited >= deadlineMs || (now - before < bytes && request.readableLength === 0);
    before = now;
    if (isLate) onTooSlow();
  }, intervalMs).unref();
  return () => clearInterval(interval);
}

/** Refuses the bodies that are too many or too slow, whatever reads them; true if the request is answered. */
export type BodyGuard = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Bounds what bodies take in memory before any of the server's handlers sees them: 429 where too many bytes are in flight
 * from the caller's network, 503 where too many are in all, 408 for a body that arrives too slowly.
 */
export function createBodyGuard(
  trustedProxies: readonly string[],
  { perAddress, total, pace }: BodyLimits = bodyLimits,
): BodyGuard {
  const trusted = proxyAddress.compile([...trustedProxies]);
  const byAddress = new Map<string, number>();
  let inAll = 0;

  function hold(address: string, size: number): void {
    inAll += size;
    const held = (byAddress.get(address) ?? 0) + size;
    if (held === 0) byAddress.delete(address);
    else byAddress.set(address, held);
  }

  function refusalOf(address: string, size: number): Problem | undefined {
    const headers = { 'Retry-After': '5' };
    if ((byAddress.get(address) ?? 0) + size > perAddress) return problem('request.too_many', { headers });
    return inAll + size > total ? problem('server.unavailable', { headers }) : undefined;
  }

  return (request, response) => {
    const size = sizeOf(request);
    if (size === 0) return false;
    const address = networkOf(proxyAddress(request, trusted));
    const refusal = refusalOf(address, size);
    if (refusal) {
      send(refusal, request, response);
      return true;
    }
    hold(address, size);
    const stop = watchBody(request, pace, () => {
      stop();
      if (!request.complete) send(problem('request.too_slow'), request, response);
    });
    request.once('end', stop);
    response.once('close', () => {
      stop();
      hold(address, -size);
    });
    return false;
  };
}
