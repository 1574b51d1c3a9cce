import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request } from 'express';

/** Which pages a request may act for; undefined where any page may send it. */
export type CallingOrigin = { origin: string | undefined } | undefined;

/** Paths at which a client's tokens are given or revoked; the provider's router ignores case and a trailing slash. */
const tokenPaths = /^\/token(\/revocation)?\/?$/i;
const calling = new AsyncLocalStorage<CallingOrigin>();

/** Runs a request's work so that the provider's clients can tell which page sent it. */
export function runWithCallingOrigin(request: Pick<Request, 'method' | 'path' | 'get'>, work: () => void): void {
  // A preflight request names no client.
  const counts = request.method !== 'OPTIONS' && tokenPaths.test(request.path);
  calling.run(counts ? { origin: request.get('origin') } : undefined, work);
}

/** The page whose request for tokens is being answered. Read it before a transaction. */
export const callingOrigin = (): CallingOrigin => calling.getStore();
