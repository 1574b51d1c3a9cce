import { parse as parseQuery } from 'node:querystring';
import type { ApiLogger } from '../api-context';
import { chooseRequestId } from '../observability/request-id';
import { problem } from '../problem/problem';
import { refusalFor, sendProblem } from './error-handler';
import type { CallRequest, CallResponse } from './exchange';
import { createMatcher } from './path-templates';
import type { ReadAsGuest } from './public-reads';

/** What a guest gets: a refusal too, as a problem. */
export interface GuestAnswer {
  status: number;
  body: string;
}

/**
 * Reads as a guest, within the process: what a call without a token would get, without a limit. `path` is that of a GET below
 * the API's with its query, such as `/gygs/search?lang=se`; `languages` are those of Accept-Language, the preferred one first.
 * A failure is answered with its status, and logged. That is one without an answer in time, too.
 */
export type AskAsGuest = (path: string, languages?: readonly string[]) => Promise<GuestAnswer>;

/** Parameters as Express reads them. Throws 400 for one that is not encoded rightly. */
function decoded(params: Readonly<Record<string, string>>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    throw problem('request.invalid');
  }
}

/** A response that is kept instead of sent. */
class KeptResponse implements CallResponse {
  #status = 200;
  #body = '';

  set(): void {}

  vary(): void {}

  status(code: number): void {
    this.#status = code;
  }

  end(body: string | Buffer = ''): void {
    this.#body = body.toString();
  }

  get answer(): GuestAnswer {
    return { status: this.#status, body: this.#body };
  }
}

/** How long a read may take, in milliseconds: a page must not wait for longer. */
const patience = 2_000;

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('A read of a page took too long')), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The entrance of the platform's own pages, beside the short way of guests' calls. */
export function createGuestEntrance(read: ReadAsGuest, logger: ApiLogger, mountPath: string): AskAsGuest {
  const find = createMatcher();
  return async (address, languages = ['*']) => {
    const [path = '', ...rest] = address.split('?');
    const request: CallRequest & { params: Record<string, string> } = {
      method: 'GET',
      originalUrl: `${mountPath}${address}`,
      params: {},
      query: parseQuery(rest.join('?')),
      body: {},
      get: () => undefined,
      acceptsLanguages: () => [...languages],
    };
    const response = new KeptResponse();
    const requestId = chooseRequestId(undefined);
    const found = find('GET', path);
    try {
      if (found === undefined) throw problem('request.unknown_path');
      request.params = decoded(found.params);
      await inTime(read({ name: found.name, request, response, requestId }));
    } catch (thrown) {
      const refusal = refusalFor(thrown, logger, { operation: found?.name ?? 'unknown', requestId });
      sendProblem(response, refusal, request);
    }
    return response.answer;
  };
}
