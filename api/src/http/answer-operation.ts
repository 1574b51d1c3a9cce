import { type OperationDefinition, type OperationName, operations } from '@gyg/contract';
import { callerOf } from '../access/caller-of';
import type { ApiContext } from '../api-context';
import type { LimitCall } from '../limits/create-limiter';
import type { CallRecord } from '../observability/call-record';
import { type Answered, FileAnswer } from './call';
import type { CallRequest, CallResponse } from './exchange';
import { callerWith, type TokenCarrier } from './partner-calls';
import { type Performing, performOperation } from './perform-operation';
import { type Authentication, actorIn, requireSignIn, resolveActor } from './resolve-actor';
import { sendAnswer, sendFile } from './send-answer';
import type { UploadedImage } from './uploaded-image';

export interface Answering extends Authentication, Performing {
  context: ApiContext;
  limit: LimitCall;
}

type Act = (upload: UploadedImage | undefined) => Promise<Answered<unknown>>;

/** A call of an operation. */
export interface OperationCall {
  request: CallRequest & TokenCarrier;
  response: CallResponse;
  requestId: string;
  /** Gets the caller. */
  record: CallRecord;
  /** Reads a JSON body into the request, after its caller was admitted. */
  readBody: () => Promise<void>;
  /** Reads the picture of the call for `act`, after its caller was admitted. */
  withUpload: (callerId: () => string, act: Act) => Promise<Answered<unknown>>;
}

/**
 * Answers calls of one operation, whatever read them: authenticate, limit, read, validate, act, send. Rejects with a refusal or
 * a failure before anything is sent.
 */
export function answerOperation(binding: Answering, name: OperationName): (call: OperationCall) => Promise<void> {
  const { limit } = binding;
  const operation: OperationDefinition = operations[name];
  const perform = performOperation(binding, name);

  return async ({ request, response, requestId, record, readBody, withUpload }) => {
    const context: ApiContext = { ...binding.context, requestId };
    const caller = await resolveActor(request, binding).catch(async (refusal: unknown) => {
      // Attempts with invalid tokens are counted too, by address.
      await limit(name, { kind: 'guest' }, request, response);
      throw refusal;
    });
    if (caller.kind === 'user') record.userId = caller.id;
    if (caller.kind === 'key') record.keyId = caller.id;
    await limit(name, caller, request, response);
    const actor = callerWith(name, actorIn(name, caller));
    requireSignIn(name, actor);
    await readBody();
    const callerId = () => (actor.kind === 'user' ? actor.id : callerOf(caller, request));
    const answer = await withUpload(callerId, (upload) =>
      perform({ context, actor, callerId, upload, request, response }),
    );
    if (answer.replayed) response.set('Idempotency-Replayed', 'true');
    if (answer.body instanceof FileAnswer) {
      sendFile(request, response, operation.file?.type ?? 'application/octet-stream', answer.body);
      return;
    }
    sendAnswer(request, response, answer, operation.neverCached === true);
  };
}
