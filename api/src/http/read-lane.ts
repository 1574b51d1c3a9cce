import type { IncomingMessage, ServerResponse } from 'node:http';
import { type OperationDefinition, type OperationName, operations } from '@gyg/contract';
import proxyAddress from 'proxy-addr';
import { callerOf } from '../access/caller-of';
import type { ApiLogger } from '../api-context';
import type { Metrics } from '../observability/create-metrics';
import { watchCall } from '../observability/observe-calls';
import { chooseRequestId } from '../observability/request-id';
import type { Binding } from './bind-operation';
import { FileAnswer } from './call';
import { publicHeaders } from './cross-origin';
import { refusalFor, sendProblem } from './error-handler';
import { createReadMatcher } from './path-templates';
import { performOperation } from './perform-operation';
import { PlainRequest, PlainResponse } from './plain-exchange';
import { readingLanguage } from './reading-language';
import { actorIn, requireSignIn } from './resolve-actor';
import { publicAnswer, sendAnswer, sendFile, sendPublic } from './send-answer';
import { createStoredAnswers, isStorable } from './stored-answers';

/** Answers a request if it is one of a public read; false leaves it to Express. */
export type ReadLane = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface ReadLaneOptions {
  /** The path that the API is mounted at: `/api`. */
  mountPath: string;
  /** The headers of every response of the server. */
  headers: () => Readonly<Record<string, string>>;
}

interface Watching {
  metrics: Metrics;
  logger: ApiLogger;
}

/** The performer of each operation, made when it is first called. */
function createPerformers(binding: Binding) {
  const made = new Map<OperationName, ReturnType<typeof performOperation>>();
  return (name: OperationName) => {
    const perform = made.get(name) ?? performOperation(binding, name);
    made.set(name, perform);
    return perform;
  };
}

/**
 * The short way of public reads: GET without a token, of a path that is written as in the contract. They need neither
 * Express with its router of all calls, nor the body, and their caller is known to be a guest; each step that they do need
 * is the one of all other calls. Everything else, and whatever is unusual, takes the long way.
 */
export function createReadLane(
  binding: Binding,
  { metrics, logger }: Watching,
  { mountPath, headers }: ReadLaneOptions,
): ReadLane {
  const find = createReadMatcher();
  const performerOf = createPerformers(binding);
  const trusted = proxyAddress.compile([...binding.context.config.trustedProxies]);
  const stored = createStoredAnswers(binding.context);
  const { limit } = binding;
  const guest = { kind: 'guest' } as const;

  async function answer(name: OperationName, request: PlainRequest, response: PlainResponse, requestId: string) {
    await limit(name, guest, request, response);
    const actor = actorIn(name, guest);
    requireSignIn(name, actor);
    const operation: OperationDefinition = operations[name];
    const perform = () => {
      const context = { ...binding.context, requestId };
      const callerId = () => callerOf(guest, request);
      return performerOf(name)({ context, actor, callerId, upload: undefined, request, response });
    };
    if (isStorable(name)) {
      // As the call itself does: its answer depends on the language only where the address has none.
      const { reading } = readingLanguage(name, request, response);
      const key = `${reading} ${request.originalUrl}`;
      const answer = await stored.answer(key, async () => publicAnswer(await perform()));
      response.vary('Authorization');
      sendPublic(request, response, answer);
      return;
    }
    const answered = await perform();
    if (answered.body instanceof FileAnswer) {
      sendFile(request, response, operation.file?.type ?? 'application/octet-stream', answered.body);
    } else {
      sendAnswer(request, response, answered, operation.neverCached === true);
    }
  }

  return (message, raw) => {
    const { method, url = '', headers: given } = message;
    if (method !== 'GET' || given.authorization !== undefined || given['transfer-encoding'] !== undefined) return false;
    if (!url.startsWith(`${mountPath}/`) || Number(given['content-length'] ?? 0) > 0) return false;
    const [path = '', search = ''] = url.slice(mountPath.length).split('?', 2);
    const found = find(path);
    if (found === undefined || path.includes('%')) return false;
    const requestId = chooseRequestId(oneOf(given['x-request-id']));
    const request = new PlainRequest(message, { search, params: found.params, ip: proxyAddress(message, trusted) });
    const response = new PlainResponse(raw, { ...headers(), ...publicHeaders, 'X-Request-Id': requestId });
    watchCall({ metrics, logger }, { request: message, response: raw }, () => ({ operation: found.name, requestId }));
    answer(found.name, request, response, requestId).catch((thrown: unknown) => {
      const refusal = refusalFor(thrown, logger, { operation: found.name, requestId });
      if (raw.headersSent) raw.destroy();
      else sendProblem(response, refusal, request);
    });
    return true;
  };
}

const oneOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
