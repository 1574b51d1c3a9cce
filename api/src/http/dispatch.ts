import { type OperationDefinition, operations } from '@gyg/contract';
import type { RequestHandler } from 'express';
import type { Actor } from '../access/actor';
import type { LimitCall } from '../limits/create-limiter';
import type { OpenCall } from '../observability/open-call';
import type { AnswerCall } from './answer-call';
import type { AnswerCrossOrigin } from './cross-origin';
import { onlyMethods } from './only-methods';
import type { FindPath } from './path-templates';
import type { ReadBody } from './read-body';
import { type Authentication, resolveActor } from './resolve-actor';

/** The steps of a call. */
interface Steps extends Authentication {
  openCall: OpenCall;
  answerCrossOrigin: AnswerCrossOrigin;
  findPath: FindPath;
  limit: LimitCall;
  readBody: ReadBody;
  answerCall: AnswerCall;
}

/**
 * The way of every call: open it, find its operation, authenticate, limit, then admit, read the body, act and send
 * (`answerCall`). A known path answers other methods with 405 and `Allow`; what the contract does not have is left to the
 * routes that follow. Refusals and failures go to the error handler.
 */
export function createDispatch(steps: Steps): RequestHandler {
  const { openCall, answerCrossOrigin, findPath, limit, readBody, answerCall } = steps;

  return async (request, response, next) => {
    const record = openCall(request, response);
    if (await answerCrossOrigin(request, response)) return;
    const found = findPath(request.path);
    if (found === undefined) return next();
    const { methods, params } = found;
    const name = methods.get(request.method === 'HEAD' ? 'GET' : request.method);
    if (name === undefined) {
      onlyMethods(...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : []))(request, response, next);
      return;
    }
    const { upload }: OperationDefinition = operations[name];
    record.operation = name;
    request.params = params;
    const caller: Actor = await resolveActor(request, steps).catch(async (refusal: unknown) => {
      // Attempts with invalid tokens are counted too, by address.
      await limit(name, { kind: 'guest' }, request, response);
      throw refusal;
    });
    if (caller.kind === 'user') record.userId = caller.id;
    if (caller.kind === 'key') record.keyId = caller.id;
    await limit(name, caller, request, response);
    await answerCall({
      ...{ name, caller, request, response, requestId: record.requestId },
      withBody: (callerId, act) => readBody(request, response, upload, callerId, act),
    });
  };
}
