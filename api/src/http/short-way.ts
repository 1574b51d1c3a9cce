import type { IncomingMessage, ServerResponse } from 'node:http';
import { type OperationDefinition, type OperationName, operations } from '@gyg/contract';
import proxyAddress from 'proxy-addr';
import type { ApiLogger } from '../api-context';
import type { CallRecord } from '../observability/call-record';
import type { Metrics } from '../observability/create-metrics';
import { watchCall } from '../observability/observe-calls';
import { chooseRequestId } from '../observability/request-id';
import { type Answering, answerOperation } from './answer-operation';
import { type AllowPartner, publicHeaders } from './cross-origin';
import { refusalFor, sendProblem } from './error-handler';
import { setHeaders } from './exchange';
import { maximumBytes } from './json-body';
import { createMatcher, type Method } from './path-templates';
import { plainLength, readPlainBody } from './plain-body';
import { PlainRequest, PlainResponse } from './plain-exchange';
import type { ReadAsGuest } from './public-reads';

/** Answers a request if it is a plain call; false leaves it to Express. */
export type ShortWay = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface ShortWayOptions {
  /** The path that the API is mounted at: `/api`. */
  mountPath: string;
  /** The headers of every response of the server. */
  headers: () => Readonly<Record<string, string>>;
}

interface Parts {
  metrics: Metrics;
  logger: ApiLogger;
  allowPartner: AllowPartner;
  readAsGuest: ReadAsGuest;
}

/** What a call has of its own. */
interface PlainCall {
  name: OperationName;
  message: IncomingMessage;
  request: PlainRequest;
  response: PlainResponse;
  requestId: string;
  record: CallRecord;
}

/** The answerer of each operation, made when it is first called. */
function createAnswerers(binding: Answering) {
  const made = new Map<OperationName, ReturnType<typeof answerOperation>>();
  return (name: OperationName) => {
    const answer = made.get(name) ?? answerOperation(binding, name);
    made.set(name, answer);
    return answer;
  };
}

const isMethod = (method: string | undefined): method is Method =>
  method === 'GET' || method === 'POST' || method === 'DELETE';

/**
 * The short way of calls: a path that is written as in the contract, and a plain JSON body or none. They need neither
 * Express with its router of all calls nor its layers; each step that they do need is the one of all other calls, in the
 * same order. Everything else, and whatever is unusual, takes the long way.
 */
export function createShortWay(
  binding: Answering,
  { metrics, logger, allowPartner, readAsGuest }: Parts,
  { mountPath, headers }: ShortWayOptions,
): ShortWay {
  const find = createMatcher();
  const answererOf = createAnswerers(binding);
  const trusted = proxyAddress.compile([...binding.context.config.trustedProxies]);
  const guest = { kind: 'guest' } as const;

  async function answer(call: PlainCall, hasBody: boolean) {
    const { name, message, request, response, record } = call;
    const withToken = message.headers.authorization !== undefined;
    if (withToken) await allowPartner(request, response);
    else if (request.method === 'GET') setHeaders(response, publicHeaders);
    record.operation = name;
    if (request.method === 'GET' && !withToken) {
      await binding.limit(name, guest, request, response);
      await readAsGuest(call);
    } else {
      const readBody = async () => {
        if (hasBody) request.body = await readPlainBody(message);
      };
      await answererOf(name)({ ...call, readBody, withUpload: (_callerId, act) => act(undefined) });
    }
  }

  return (message, raw) => {
    const { method, url = '', headers: given } = message;
    if (!isMethod(method) || !url.startsWith(`${mountPath}/`)) return false;
    const length = plainLength(given, method === 'POST' ? maximumBytes : 0);
    if (length === undefined) return false;
    const [path = '', ...rest] = url.slice(mountPath.length).split('?');
    const found = find(method, path);
    if (found === undefined || path.includes('%')) return false;
    const { name, params } = found;
    const { upload }: OperationDefinition = operations[name];
    if (upload !== undefined) return false;
    const requestId = chooseRequestId(oneOf(given['x-request-id']));
    const request = new PlainRequest(message, { search: rest.join('?'), params, ip: proxyAddress(message, trusted) });
    const response = new PlainResponse(raw, { ...headers(), 'X-Request-Id': requestId });
    const record: CallRecord = { operation: 'unknown' };
    watchCall({ metrics, logger }, { request: message, response: raw }, () => ({ ...record, requestId }));
    answer({ name, message, request, response, requestId, record }, length > 0).catch((thrown: unknown) => {
      const refusal = refusalFor(thrown, logger, { operation: record.operation, requestId });
      if (raw.headersSent) raw.destroy();
      else sendProblem(response, refusal, request);
    });
    return true;
  };
}

const oneOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
