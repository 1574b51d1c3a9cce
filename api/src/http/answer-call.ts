import { type OperationDefinition, type OperationName, operations } from '@gyg/contract';
import type { Actor } from '../access/actor';
import { callerOf } from '../access/caller-of';
import type { ApiContext } from '../api-context';
import { type Answered, FileAnswer } from './call';
import type { CallRequest, CallResponse } from './exchange';
import { callerWith } from './partner-calls';
import { type Performing, performOperation } from './perform-operation';
import { readingLanguage } from './reading-language';
import { actorIn, requireSignIn } from './resolve-actor';
import { publicAnswer, sendAnswer, sendFile, sendPublic } from './send-answer';
import { createStoredAnswers, isStorable, type NextChange } from './stored-answers';
import type { UploadedImage } from './uploaded-image';

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
    act: (upload: UploadedImage | undefined) => Promise<Answered<unknown>>,
  ) => Promise<Answered<unknown>>;
}

/**
 * Answers a call: admits its caller, reads its body, acts and sends; or sends what is stored, where that is right. Rejects with
 * a refusal or a failure before anything is sent.
 */
export type AnswerCall = (call: OperationCall) => Promise<void>;

export function createAnswerCall(binding: Performing & { context: ApiContext; nextChange: NextChange }): AnswerCall {
  const performers = new Map<OperationName, ReturnType<typeof performOperation>>();
  const performerOf = (name: OperationName) => {
    const perform = performers.get(name) ?? performOperation(binding, name);
    performers.set(name, perform);
    return perform;
  };
  const stored = createStoredAnswers(binding.context, binding.nextChange);

  return async ({ name, caller, request, response, requestId, withBody }) => {
    const operation: OperationDefinition = operations[name];
    const actor = callerWith(name, actorIn(name, caller));
    requireSignIn(name, actor);
    const context: ApiContext = { ...binding.context, requestId };
    const callerId = () => (actor.kind === 'user' ? actor.id : callerOf(caller, request));
    const perform = () =>
      withBody(callerId, (upload) => performerOf(name)({ context, actor, callerId, upload, request, response }));
    if (isStorable(name) && request.get('Authorization') === undefined) {
      // As the call itself does: its answer depends on the language only where the address has none.
      const { reading, locale } = readingLanguage(name, request, response);
      const key = `${reading} ${locale} ${request.originalUrl}`;
      const answer = await stored.answer(name, key, async () => publicAnswer(await perform()));
      response.vary('Authorization');
      sendPublic(request, response, answer);
      return;
    }
    const answer = await perform();
    if (answer.replayed) response.set('Idempotency-Replayed', 'true');
    if (answer.body instanceof FileAnswer) {
      sendFile(request, response, operation.file?.type ?? 'application/octet-stream', answer.body);
    } else {
      sendAnswer(request, response, answer, operation.neverCached === true);
    }
  };
}
