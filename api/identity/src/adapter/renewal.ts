import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomUUID } from 'node:crypto';

/**
 * The header by which a browser names its try to renew: a random text of 16 to 128 characters, written down before
 * the request leaves. Who asks again with the same one, because a reload or the network broke off the answer, is
 * answered again instead of being treated as theft (decision 0030).
 */
export const renewalHeader = 'X-Gyg-Renewal';

/** What one request for tokens is in the midst of. */
export interface Renewal {
  /** Hash of the browser's text. */
  attempt: string;
  /** This very request: of several with one attempt, the last to come gets the tokens. */
  turn: string;
  /** The refresh token that this request uses up. */
  replaces?: string;
}

const underWay = new AsyncLocalStorage<Renewal | undefined>();

/** Runs a request's work so that the provider's storage knows which try to renew it belongs to. */
export function runWithRenewal(header: string | undefined, work: () => void): void {
  const renewal =
    header !== undefined && /^[\x21-\x7e]{16,128}$/.test(header)
      ? { attempt: createHash('sha256').update(header).digest('base64url'), turn: randomUUID() }
      : undefined;
  underWay.run(renewal, work);
}

/** The attempt of the current request. Read it before a transaction: the async context may be lost in its queue. */
export const currentRenewal = (): Renewal | undefined => underWay.getStore();
