import { type OperationDefinition, type OperationName, operations } from '@gyg/contract';
import type { RequestHandler } from 'express';
import { callerOf } from '../access/caller-of';
import type { ApiContext } from '../api-context';
import type { LimitCall } from '../limits/create-limiter';
import { recordOf } from '../observability/call-record';
import { requestIdOf } from '../observability/request-id';
import { FileAnswer } from './call';
import { callerWith } from './partner-calls';
import { type Performing, performOperation } from './perform-operation';
import { type Authentication, actorIn, requireSignIn, resolveActor } from './resolve-actor';
import { sendAnswer, sendFile } from './send-answer';
import type { WithUpload } from './uploads';

export interface Binding extends Authentication, Performing {
  context: ApiContext;
  limit: LimitCall;
  withUpload: WithUpload;
}

/** The Express handler of one operation: authenticate, limit, validate, act, answer. */
export function bindOperation<N extends OperationName>(binding: Binding, name: N): RequestHandler {
  const { limit, withUpload } = binding;
  const operation: OperationDefinition = operations[name];
  const perform = performOperation(binding, name);

  return async (request, response) => {
    const context: ApiContext = { ...binding.context, requestId: requestIdOf(response) };
    const record = recordOf(response);
    record.operation = name;
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
    const callerId = actor.kind === 'user' ? actor.id : callerOf(caller, request);
    const answer = await withUpload(request, operation.upload, callerId, (upload) =>
      perform({ context, actor, callerId: () => callerId, upload, request, response }),
    );
    if (answer.replayed) response.set('Idempotency-Replayed', 'true');
    if (answer.body instanceof FileAnswer) {
      sendFile(request, response, operation.file?.type ?? 'application/octet-stream', answer.body);
      return;
    }
    sendAnswer(request, response, answer, operation.neverCached === true);
  };
}
