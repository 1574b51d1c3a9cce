import { parse as parseQuery } from 'node:querystring';
import type { FindPath } from '@gyg/contract/find-path';
import type { ApiLogger } from '../api-context';
import { problem } from '../problem';
import type { CallRequest, CallResponse } from './call';
import type { OperationCall, RespondToCall } from './dispatch';
import { refusalFor, sendProblem } from './error-handler';
import { newRecord } from './observability/open-call';

/** What a guest gets: a refusal too, as a problem. */
export interface GuestResponse {
  status: number;
  body: string;
}

/**
 * Reads as a guest, within the process: what a call without a token would get, without a limit. `path` is that of a GET below
 * the API's with its query, such as `/gygs/search?lang=se`; `languages` are those of Accept-Language, the preferred one first.
 * A failure is answered with its status, and logged. That is one without a response in time, too.
 */
export type AskAsGuest = (path: string, languages?: readonly string[]) => Promise<GuestResponse>;

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

  get result(): GuestResponse {
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

/** The entrance of the platform's own pages, beside that of calls (`dispatch.ts`): without limits and tokens. */
export function createGuestEntrance(
  { findPath, respondToCall }: { findPath: FindPath; respondToCall: RespondToCall },
  logger: ApiLogger,
  mountPath: string,
): AskAsGuest {
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
    const record = newRecord();
    try {
      const operation = findPath(path);
      const name = operation?.methods.get('GET');
      if (operation === undefined || name === undefined) throw problem('request.unknown_path');
      record.operation = name;
      request.params = operation.params;
      const { requestId } = record;
      const withBody: OperationCall['withBody'] = (_callerId, act) => act(undefined);
      await inTime(respondToCall({ name, caller: { kind: 'guest' }, request, response, requestId, withBody }));
    } catch (thrown) {
      sendProblem(response, refusalFor(thrown, logger, record), request);
    }
    return response.result;
  };
}
