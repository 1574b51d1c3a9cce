import { type OperationDefinition, type OperationName, operations, takesIdempotencyKey } from '@gyg/contract';
import type { FindPath } from '@gyg/contract/find-path';
import type { RequestHandler } from 'express';
import { type Actor, callerOf, readerOf } from '../access/actor';
import type { ApiContext } from '../api-context';
import { isProblem } from '../problem';
import { auditedByKey, inOneTransaction, isWriteOfKey } from './audited-by-key';
import { type Call, type CallRequest, type CallResponse, FileResponse, type Handlers, OperationResponse } from './call';
import type { RespondCrossOrigin } from './cross-origin';
import { onlyMethods } from './error-handler';
import { createOncePerKey } from './idempotency';
import type { LimitCall } from './limits/create-limiter';
import type { OpenCall } from './observability/open-call';
import { parseInput, readingLanguage } from './parse-input';
import type { ReadBody } from './read-body';
import { refusalsOf } from './refusals-of';
import { type Authentication, actorIn, callerWith, requireSignIn, resolveActor } from './resolve-actor';
import { publicResponse, sendFile, sendPublic, sendResponse } from './send-response';
import { createStoredResponses, isStorable, type NextChange } from './stored-responses';
import type { UploadedImage } from './uploads/temporary-file';

/** A call of an operation by a caller. */
export interface OperationCall {
  name: OperationName;
  caller: Actor;
  request: CallRequest;
  response: CallResponse;
  requestId: string;
  /** Reads the body, and the picture for `act`, once the caller is admitted. */
  withBody: (
    callerId: () => string,
    act: (upload: UploadedImage | undefined) => Promise<OperationResponse<unknown>>,
  ) => Promise<OperationResponse<unknown>>;
}

/**
 * Answers a call: admits its caller, reads its body, acts and sends; or sends what is stored, where that is right. Rejects with
 * a refusal or a failure before anything is sent.
 */
export type RespondToCall = (call: OperationCall) => Promise<void>;

export function createRespondToCall(
  binding: Performing & { context: ApiContext; nextChange: NextChange },
): RespondToCall {
  const performers = new Map<OperationName, ReturnType<typeof performOperation>>();
  const performerOf = (name: OperationName) => {
    const perform = performers.get(name) ?? performOperation(binding, name);
    performers.set(name, perform);
    return perform;
  };
  const storedResponses = createStoredResponses(binding.context, binding.nextChange);

  return async ({ name, caller, request, response, requestId, withBody }) => {
    const operation: OperationDefinition = operations[name];
    const actor = callerWith(name, actorIn(name, caller));
    requireSignIn(name, actor);
    const context: ApiContext = { ...binding.context, requestId };
    const callerId = () => (actor.kind === 'user' ? actor.id : callerOf(caller, request));
    const perform = () =>
      withBody(callerId, (upload) => performerOf(name)({ context, actor, callerId, upload, request, response }));
    if (isStorable(name) && request.get('Authorization') === undefined) {
      // As the call itself does: its response depends on the language only where the address has none.
      const { reading, locale } = readingLanguage(name, request, response);
      const key = `${reading} ${locale} ${request.originalUrl}`;
      const stored = await storedResponses.responseTo(name, key, async () => publicResponse(await perform()));
      response.vary('Authorization');
      sendPublic(request, response, stored);
      return;
    }
    const result = await perform();
    if (result.replayed) response.set('Idempotency-Replayed', 'true');
    if (result.body instanceof FileResponse) {
      sendFile(request, response, operation.file?.type ?? 'application/octet-stream', result.body);
    } else {
      sendResponse(request, response, result, operation.neverCached === true);
    }
  };
}

export interface Performing {
  handlers: Handlers;
  /** For tests: every response must match the contract. */
  checkResponses: boolean;
}

function statusOf(operation: OperationDefinition): number {
  return Number(Object.keys(operation.answers)[0]);
}

function checkResponse(name: OperationName, result: OperationResponse<unknown>): void {
  const operation: OperationDefinition = operations[name];
  const schema = operation.answers[result.status];
  if (schema === undefined) throw new Error(`${name} answered ${result.status}, which the contract does not know`);
  if (schema === null) {
    if (result.body !== undefined) throw new Error(`${name} answers ${result.status} without a body in the contract`);
    return;
  }
  schema.parse(JSON.parse(JSON.stringify(result.body)));
}

/** A refusal that the contract does not list for this call is a failure of the server. */
function checkRefusal(name: OperationName, thrown: unknown): void {
  if (!isProblem(thrown) || refusalsOf(name).includes(thrown.code)) return;
  throw new Error(`${name} was refused with ${thrown.code}, which the contract does not name for it`);
}

/** A call by a caller who may make it. */
interface AdmittedCall {
  context: ApiContext;
  actor: Actor;
  /** Identifies the caller of an idempotency key. */
  callerId: () => string;
  upload: UploadedImage | undefined;
  request: CallRequest;
  response: CallResponse;
}

/** Validates a call, acts, and returns its response. */
export function performOperation<N extends OperationName>(
  { handlers, checkResponses }: Performing,
  name: N,
): (call: AdmittedCall) => Promise<OperationResponse<unknown>> {
  const operation: OperationDefinition = operations[name];
  const handler = handlers[name];
  const oncePerKey = takesIdempotencyKey(operation) ? createOncePerKey() : undefined;

  return async ({ context, actor, callerId, upload, request, response }) => {
    const { reading, locale, accepted: language, query } = readingLanguage(name, request, response);
    const { params, body } = request;
    const input = parseInput(name, { params, query, body });
    const address = () => callerOf({ kind: 'guest' }, request);
    const reader = readerOf(actor, locale);
    const fields = { actor: reader, now: context.now(), upload, address, language, reading, ...input };
    const act = async (context: ApiContext): Promise<OperationResponse<unknown>> => {
      // The operation's schemas and `requireSignIn` have checked these values, as the type `Call<N>` requires.
      const result = await handler({ context, ...fields } as Call<N>).catch((thrown: unknown) => {
        if (checkResponses) checkRefusal(name, thrown);
        throw thrown;
      });
      return result instanceof OperationResponse ? result : new OperationResponse(statusOf(operation), result);
    };
    const perform = () => {
      if (!isWriteOfKey(name, actor)) {
        return oncePerKey?.({ context, ...fields }, callerId(), request, act) ?? act(context);
      }
      const audited = auditedByKey(actor, { name, params: input.params, now: fields.now }, act);
      const once = request.get('Idempotency-Key') === undefined ? undefined : oncePerKey;
      return once?.({ context, ...fields }, callerId(), request, audited) ?? inOneTransaction(context, audited);
    };
    const result = await perform();
    if (checkResponses && !(result.body instanceof FileResponse)) checkResponse(name, result);
    return result;
  };
}

/** The steps of a call. */
interface Steps extends Authentication {
  openCall: OpenCall;
  respondCrossOrigin: RespondCrossOrigin;
  findPath: FindPath;
  limit: LimitCall;
  readBody: ReadBody;
  respondToCall: RespondToCall;
}

/**
 * The way of every call: open it, find its operation, authenticate, limit, then admit, read the body, act and send
 * (`respondToCall`). A known path answers other methods with 405 and `Allow`; what the contract does not have is left to the
 * routes that follow. Refusals and failures go to the error handler.
 */
export function createDispatch(steps: Steps): RequestHandler {
  const { openCall, respondCrossOrigin, findPath, limit, readBody, respondToCall } = steps;

  return async (request, response, next) => {
    const record = openCall(request, response);
    if (await respondCrossOrigin(request, response)) return;
    const operation = findPath(request.path);
    if (operation === undefined) return next();
    const { methods, params } = operation;
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
    await respondToCall({
      ...{ name, caller, request, response, requestId: record.requestId },
      withBody: (callerId, act) => readBody(request, response, upload, callerId, act),
    });
  };
}
