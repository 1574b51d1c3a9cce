import { type OperationDefinition, type OperationName, operations } from '@gyg/contract';
import { callerOf } from '../access/caller-of';
import type { ApiContext } from '../api-context';
import { FileAnswer } from './call';
import type { CallRequest, CallResponse } from './exchange';
import { type Performing, performOperation } from './perform-operation';
import { readingLanguage } from './reading-language';
import { actorIn, requireSignIn } from './resolve-actor';
import { publicAnswer, sendAnswer, sendFile, sendPublic } from './send-answer';
import { createStoredAnswers, isStorable } from './stored-answers';

/** A read without a token. */
export interface GuestRead {
  name: OperationName;
  request: CallRequest;
  response: CallResponse;
  requestId: string;
}

/** Answers a guest's read, from what is stored where that is right. Rejects with a refusal before anything is sent. */
export type ReadAsGuest = (read: GuestRead) => Promise<void>;

/** What guests read, in their own calls and in pages of the platform. Without limits and tokens. */
export function createPublicReads(binding: Performing & { context: ApiContext }): ReadAsGuest {
  const performers = new Map<OperationName, ReturnType<typeof performOperation>>();
  const performerOf = (name: OperationName) => {
    const perform = performers.get(name) ?? performOperation(binding, name);
    performers.set(name, perform);
    return perform;
  };
  const stored = createStoredAnswers(binding.context);
  const guest = { kind: 'guest' } as const;

  return async ({ name, request, response, requestId }) => {
    const actor = actorIn(name, guest);
    requireSignIn(name, actor);
    const operation: OperationDefinition = operations[name];
    const context = { ...binding.context, requestId };
    const callerId = () => callerOf(guest, request);
    const perform = () => performerOf(name)({ context, actor, callerId, upload: undefined, request, response });
    if (isStorable(name)) {
      // As the call itself does: its answer depends on the language only where the address has none.
      const { reading, locale } = readingLanguage(name, request, response);
      const key = `${reading} ${locale} ${request.originalUrl}`;
      const answer = await stored.answer(name, key, async () => publicAnswer(await perform()));
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
  };
}
