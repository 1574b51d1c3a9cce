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
import { isProblem } from '../problem/problem';
import { Answered, type Call, FileAnswer, type Handlers } from './call';
import { createOncePerKey } from './idempotency';
import { parseInput } from './parse-input';
import { callerWith, type RequireOwnOrigin } from './partner-calls';
import { acceptedLanguage, readingLanguage } from './reading-language';
import { refusalsOf } from './refusals-of';
import { type LoadActor, requireSignIn, resolveActor, type VerifyAccessToken } from './resolve-actor';
import { sendAnswer, sendFile } from './send-answer';
import type { WithUpload } from './uploads';

export interface Binding {
  context: ApiContext;
  handlers: Handlers;
  verifyAccessToken: VerifyAccessToken;
  loadActor: LoadActor;
  requireOwnOrigin: RequireOwnOrigin;
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
  schema.parse(JSON.parse(JSON.stringify(answer.body)));
}

/** A refusal that the contract does not list for this call is a failure of the server. */
function checkRefusal(name: OperationName, thrown: unknown): void {
  if (!isProblem(thrown) || refusalsOf(name).includes(thrown.code)) return;
  throw new Error(`${name} was refused with ${thrown.code}, which the contract does not name for it`);
}

/** The Express handler of one operation: authenticate, limit, validate, act, answer. */
export function bindOperation<N extends OperationName>(binding: Binding, name: N): RequestHandler {
  const { context, handlers, verifyAccessToken, loadActor, limit, withUpload, translate, checkAnswers } = binding;
  const { requireOwnOrigin } = binding;
  const operation: OperationDefinition = operations[name];
  const handler = handlers[name];
  const oncePerKey = takesIdempotencyKey(operation) ? createOncePerKey() : undefined;

  return async (request, response) => {
    const record = recordOf(response);
    record.operation = name;
    const person = await resolveActor(request, verifyAccessToken, loadActor, requireOwnOrigin).catch(
      async (refusal: unknown) => {
        // Attempts with invalid tokens are counted too, by address.
        await limit(name, { kind: 'guest' }, request, response);
        throw refusal;
      },
    );
    if (person.kind === 'user') record.userId = person.id;
    await limit(name, person, request, response);
    const actor = callerWith(name, person);
    requireSignIn(name, actor);
    const caller = actor.kind === 'user' ? actor.id : callerOf(actor, request);
    const answer = await withUpload(request, operation.upload, caller, (upload) => {
      const { reading, query } = readingLanguage(name, request, response);
      const { params, body } = request;
      const language = acceptedLanguage(request);
      const gygId = typeof params.gygId === 'string' ? params.gygId : undefined;
      const input = parseInput(name, { params, query, body });
      const given = { actor, now: context.now(), upload, language, ...input };
      const act = async (context: ApiContext): Promise<Answered<unknown>> => {
        // The operation's schemas and `requireSignIn` have checked these values, as the type `Call<N>` requires.
        const answer = await handler({ context, ...given } as Call<N>).catch((thrown: unknown) => {
          if (checkAnswers) checkRefusal(name, thrown);
          throw thrown;
        });
        const answered = answer instanceof Answered ? answer : new Answered(statusOf(operation), answer);
        if (reading === 'own' || answered.body instanceof FileAnswer) return answered;
        return new Answered(answered.status, await translate(answered.body, reading, gygId));
      };
      return oncePerKey?.({ context, ...given }, caller, request, act) ?? act(context);
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
