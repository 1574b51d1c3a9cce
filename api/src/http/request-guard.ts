import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkOf } from '@gyg/database/rate-limits';
import proxyAddress from 'proxy-addr';
import { type Problem, problem } from '../problem';
import { presentProblem } from './error-handler';
import { Tally } from './limits/tally';
import { maximumBytes } from './read-body';
import type { UploadPace } from './uploads/read-multipart';

export interface RequestLimits {
  /** Requests of one network address that may be open at the same time, until their responses are read. Per process. */
  open: number;
  /** Bytes of bodies that may be in flight at the same time, from one network address and in all. */
  bodies: { each: number; total: number };
  /** How slow a body may be. */
  pace: UploadPace;
}

export const requestLimits: RequestLimits = {
  // The pages and files of a hundred browsers that open the site together.
  open: 600,
  // Enough for 256 small bodies at once from one address, or 16 of the largest.
  bodies: { each: 4 * 1024 * 1024, total: 64 * 1024 * 1024 },
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

/** Node itself uses the first. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
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

/** Load balancers ask from an address that others may share. The responses are small. */
const isProbe = ({ url }: IncomingMessage) => url?.startsWith('/api/health/') === true;

const retryAfter = { 'Retry-After': '5' };

/** Refuses requests before any other handler sees them. */
export type RequestGuard = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Bounds what callers can hold, whatever handles their requests: 429 where too many requests, or bytes of bodies, of the
 * caller's network are in flight, 503 where too many bytes are in all, 408 for a body that arrives too slowly, 400 for two
 * hosts, of which proxies and servers may choose different ones.
 */
export function createRequestGuard(
  trustedProxies: readonly string[],
  { open, bodies, pace }: RequestLimits = requestLimits,
): RequestGuard {
  const trusted = proxyAddress.compile([...trustedProxies]);
  const openRequests = new Tally({ each: open, total: Number.POSITIVE_INFINITY });
  const bytes = new Tally(bodies);

  function whyRefused(request: IncomingMessage, address: string, size: number): Problem | undefined {
    if (hasSeveralHosts(request)) return problem('request.invalid', { detail: 'Send one Host' });
    if (!isProbe(request) && openRequests.fullness(address, 1))
      return problem('request.too_many', { headers: retryAfter });
    const full = size === 0 ? undefined : bytes.fullness(address, size);
    return full && problem(full === 'each' ? 'request.too_many' : 'server.unavailable', { headers: retryAfter });
  }

  function guardBody(request: IncomingMessage, response: ServerResponse, address: string, size: number): void {
    const free = bytes.hold(address, size);
    const stop = watchBody(request, pace, () => {
      stop();
      if (!request.complete) send(problem('request.too_slow'), request, response);
    });
    request.once('end', stop);
    response.once('close', () => {
      stop();
      free();
    });
  }

  return (request, response, next) => {
    const size = sizeOf(request);
    const address = networkOf(proxyAddress(request, trusted) ?? '');
    const refusal = whyRefused(request, address, size);
    if (refusal) return send(refusal, request, response);
    response.once('close', openRequests.hold(address, 1));
    if (size > 0) guardBody(request, response, address, size);
    next();
  };
}
