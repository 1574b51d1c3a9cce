import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomUUID } from 'node:crypto';

/**
 * The header by which a browser identifies one renewal: a random text of 16 to 128 characters, stored before the
 * request is sent. A request that repeats it, because a reload or a network failure lost the response, gets new tokens
 * instead of being treated as theft (decision 0030).
 */
export const renewalHeader = 'X-Gyg-Renewal';

/** The renewal that a token request belongs to. */
export interface Renewal {
  /** Hash of the browser's text. */
  attempt: string;
  /** Identifies this request: of several requests with one attempt, the last one gets the tokens. */
  turn: string;
  /** The refresh token that this request uses up. */
  replaces?: string;
}

const renewals = new AsyncLocalStorage<Renewal | undefined>();

/** Runs a request's work so that the provider's storage can read which renewal it belongs to. */
export function runWithRenewal(header: string | undefined, work: () => void): void {
  const renewal =
    header !== undefined && /^[\x21-\x7e]{16,128}$/.test(header)
      ? { attempt: createHash('sha256').update(header).digest('base64url'), turn: randomUUID() }
      : undefined;
  renewals.run(renewal, work);
}

/** The renewal of the current request. Read it before a transaction: the async context may be lost in its queue. */
export const currentRenewal = (): Renewal | undefined => renewals.getStore();
