import {
  type Locale,
  type OperationDefinition,
  type OperationName,
  operations,
  takesIdempotencyKey,
} from '@gyg/contract';
import type { RequestHandler } from 'express';
import { callerOf } from '../access/caller-of';
import type { ApiContext } from '../api-context';
import type { LimitCall } from '../limits/create-limiter';
import { recordOf } from '../observability/call-record';
import { requestIdOf } from '../observability/request-id';
import { isProblem } from '../problem/problem';
import { auditedByKey, inOneTransaction, isWriteOfKey } from './audited-by-key';
import { Answered, type Call, FileAnswer, type Handlers, JsonAnswer } from './call';
import { createOncePerKey } from './idempotency';
import { parseInput } from './parse-input';
import { callerWith } from './partner-calls';
import { acceptedLanguage, readingLanguage } from './reading-language';
import { refusalsOf } from './refusals-of';
import { type Authentication, actorIn, requireSignIn, resolveActor } from './resolve-actor';
import { sendAnswer, sendFile } from './send-answer';
import type { WithUpload } from './uploads';

export interface Binding extends Authentication {
  context: ApiContext;
  handlers: Handlers;
  limit: LimitCall;
  withUpload: WithUpload;
  /** Puts the texts of gygs into a language where they exist. `gygId` is the gyg in the path. */
  translate: (answer: unknown, language: Locale, gygId: string | undefined) => Promise<unknown>;
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
  schema.parse(JSON.parse(answer.body instanceof JsonAnswer ? answer.body.text : JSON.stringify(answer.body)));
}

/** A refusal that the contract does not list for this call is a failure of the server. */
function checkRefusal(name: OperationName, thrown: unknown): void {
  if (!isProblem(thrown) || refusalsOf(name).includes(thrown.code)) return;
  throw new Error(`${name} was refused with ${thrown.code}, which the contract does not name for it`);
}

/** The Express handler of one operation: authenticate, limit, validate, act, answer. */
export function bindOperation<N extends OperationName>(binding: Binding, name: N): RequestHandler {
  const { handlers, limit, withUpload, translate, checkAnswers } = binding;
  const operation: OperationDefinition = operations[name];
  const handler = handlers[name];
  const oncePerKey = takesIdempotencyKey(operation) ? createOncePerKey() : undefined;

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
    const answer = await withUpload(request, operation.upload, callerId, (upload) => {
      const { reading, query } = readingLanguage(name, request, response);
      const { params, body } = request;
      const language = acceptedLanguage(request);
      const gygId = typeof params.gygId === 'string' ? params.gygId : undefined;
      const input = parseInput(name, { params, query, body });
      const given = { actor, now: context.now(), upload, language, reading, ...input };
      const act = async (context: ApiContext): Promise<Answered<unknown>> => {
        // The operation's schemas and `requireSignIn` have checked these values, as the type `Call<N>` requires.
        const answer = await handler({ context, ...given } as Call<N>).catch((thrown: unknown) => {
          if (checkAnswers) checkRefusal(name, thrown);
          throw thrown;
        });
        const answered = answer instanceof Answered ? answer : new Answered(statusOf(operation), answer);
        if (reading === 'own' || answered.body instanceof FileAnswer || answered.body instanceof JsonAnswer)
          return answered;
        return new Answered(answered.status, await translate(answered.body, reading, gygId));
      };
      if (!isWriteOfKey(name, actor))
        return oncePerKey?.({ context, ...given }, callerId, request, act) ?? act(context);
      const audited = auditedByKey(actor, { name, params: input.params, now: given.now }, act);
      const once = request.get('Idempotency-Key') === undefined ? undefined : oncePerKey;
      return once?.({ context, ...given }, callerId, request, audited) ?? inOneTransaction(context, audited);
    });
    if (answer.replayed) response.set('Idempotency-Replayed', 'true');
    if (answer.body instanceof FileAnswer) {
      sendFile(request, response, operation.file?.type ?? 'application/octet-stream', answer.body);
      return;
    }
    if (checkAnswers) checkAnswer(name, answer);
    sendAnswer(request, response, answer, operation.neverCached === true);
  };
}
