import { type OperationDefinition, type OperationName, operations, takesIdempotencyKey } from '@gyg/contract';
import { type Actor, readerOf } from '../access/actor';
import { callerOf } from '../access/caller-of';
import type { ApiContext } from '../api-context';
import { isProblem } from '../problem/problem';
import { auditedByKey, inOneTransaction, isWriteOfKey } from './audited-by-key';
import { Answered, type Call, FileAnswer, type Handlers } from './call';
import type { CallRequest, CallResponse } from './exchange';
import { createOncePerKey } from './idempotency';
import { parseInput } from './parse-input';
import { readingLanguage } from './reading-language';
import { refusalsOf } from './refusals-of';
import type { UploadedImage } from './uploaded-image';

export interface Performing {
  handlers: Handlers;
  /** For tests: every answer must match the contract. */
  checkAnswers: boolean;
}

function statusOf(operation: OperationDefinition): number {
  return Number(Object.keys(operation.answers)[0]);
}

function checkAnswer(name: OperationName, answer: Answered<unknown>): void {
  const operation: OperationDefinition = operations[name];
  const schema = operation.answers[answer.status];
  if (schema === undefined) throw new Error(`${name} answered ${answer.status}, which the contract does not know`);
  if (schema === null) {
    if (answer.body !== undefined) throw new Error(`${name} answers ${answer.status} without a body in the contract`);
    return;
  }
  schema.parse(JSON.parse(JSON.stringify(answer.body)));
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

/** Validates a call, acts, and returns its answer. */
export function performOperation<N extends OperationName>(
  { handlers, checkAnswers }: Performing,
  name: N,
): (call: AdmittedCall) => Promise<Answered<unknown>> {
  const operation: OperationDefinition = operations[name];
  const handler = handlers[name];
  const oncePerKey = takesIdempotencyKey(operation) ? createOncePerKey() : undefined;

  return async ({ context, actor, callerId, upload, request, response }) => {
    const { reading, locale, accepted: language, query } = readingLanguage(name, request, response);
    const { params, body } = request;
    const input = parseInput(name, { params, query, body });
    const address = () => callerOf({ kind: 'guest' }, request);
    const reader = readerOf(actor, locale);
    const given = { actor: reader, now: context.now(), upload, address, language, reading, ...input };
    const act = async (context: ApiContext): Promise<Answered<unknown>> => {
      // The operation's schemas and `requireSignIn` have checked these values, as the type `Call<N>` requires.
      const answer = await handler({ context, ...given } as Call<N>).catch((thrown: unknown) => {
        if (checkAnswers) checkRefusal(name, thrown);
        throw thrown;
      });
      return answer instanceof Answered ? answer : new Answered(statusOf(operation), answer);
    };
    const perform = () => {
      if (!isWriteOfKey(name, actor)) {
        return oncePerKey?.({ context, ...given }, callerId(), request, act) ?? act(context);
      }
      const audited = auditedByKey(actor, { name, params: input.params, now: given.now }, act);
      const once = request.get('Idempotency-Key') === undefined ? undefined : oncePerKey;
      return once?.({ context, ...given }, callerId(), request, audited) ?? inOneTransaction(context, audited);
    };
    const answer = await perform();
    if (checkAnswers && !(answer.body instanceof FileAnswer)) checkAnswer(name, answer);
    return answer;
  };
}
