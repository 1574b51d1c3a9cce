import type { AnswerOf, BodyOf, ErrorCode, OperationName, ParamsOf } from '@gyg/contract';
import type { ApiError } from '@gyg/contract/client';
import { errorCatalogue } from '@gyg/contract/errors';
import { createFindPath } from '@gyg/contract/find-path';
import { takesLanguage } from '@gyg/contract/reads-in-language';
import { routeOf } from '@gyg/contract/routes';
import { interceptCalls } from './intercept-calls';

/** A call as passed to a handler. */
export interface FakeCall<N extends OperationName = OperationName> {
  readonly name: N;
  readonly params: ParamsOf<N>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: BodyOf<N>;
  /** The language of the requested texts (`lang`), for calls that take one. */
  readonly lang: string | undefined;
  readonly token: string | undefined;
  /** The `Idempotency-Key`. */
  readonly key: string | undefined;
}

/** A recorded call. The picture of an upload is in `body.image`. */
export type LoggedCall = Omit<FakeCall, 'params' | 'body'> & {
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
};

const refused = Symbol('refusal');
interface Refusal {
  readonly [refused]: true;
  readonly code: ErrorCode;
  readonly reason: string | undefined;
  readonly errors: ApiError['fields'];
}

/** Return this from a handler to refuse a call with an error of the catalogue and its status; `errors` are of fields. */
export const refusal = (code: ErrorCode, reason?: string, errors?: ApiError['fields']): Refusal => ({
  [refused]: true,
  code,
  reason,
  errors,
});
const isRefusal = (result: unknown): result is Refusal =>
  typeof result === 'object' && result !== null && refused in result;

type Handler<N extends OperationName> = (call: FakeCall<N>) => AnswerOf<N> | Refusal | Promise<AnswerOf<N> | Refusal>;

/** Handlers by operation, typed by the contract. */
export type FakeHandlers = { [N in OperationName]?: Handler<N> };

export interface FakeApi {
  /** All calls so far, in order. */
  readonly calls: readonly LoggedCall[];
  /**
   * Ends the fake.
   * @throws if there was a call without a handler, so that the test fails.
   */
  restore(): void;
}

const findPath = createFindPath();

function problem({ code, reason, errors }: Omit<Refusal, typeof refused>) {
  const { status, title } = errorCatalogue[code];
  const about = { type: `urn:gyg:${code}`, title, status, detail: title, message: title, instance: 'fake', code };
  // JSON leaves out what is undefined.
  return Response.json(
    { ...about, reason, errors },
    { status, headers: { 'content-type': 'application/problem+json', 'x-request-id': 'fake-request' } },
  );
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Responds to a call. Without a handler in the test, it is recorded as unhandled. */
async function respond(
  call: LoggedCall,
  handler: ((call: LoggedCall) => unknown) | undefined,
  unhandled: Set<string>,
): Promise<Response> {
  if (handler === undefined) {
    const { method, path } = routeOf(call.name);
    unhandled.add(`${call.name} (${method} /api${path})`);
    return problem(refusal('request.unknown_path'));
  }
  const result = await handler(call);
  if (isRefusal(result)) return problem(result);
  return result === undefined ? new Response(null, { status: 204 }) : Response.json(result);
}

async function callOf(name: OperationName, params: Record<string, string>, request: Request): Promise<LoggedCall> {
  const { lang, ...rest } = Object.fromEntries(new URL(request.url).searchParams);
  const inLanguage = takesLanguage(name);
  return {
    name,
    params: { ...params },
    query: inLanguage || lang === undefined ? rest : { ...rest, lang },
    lang: inLanguage ? lang : undefined,
    body: await bodyOf(request),
    token: request.headers.get('authorization')?.replace('Bearer ', ''),
    key: request.headers.get('idempotency-key') ?? undefined,
  };
}

/**
 * A fake API for component tests and stories. Responds to calls below `/api` with handlers and records them. All other
 * requests go to the network.
 */
export function fakeApi(handlers: FakeHandlers): FakeApi {
  const calls: LoggedCall[] = [];
  const unhandled = new Set<string>();
  // Looked up on each call, so that tests can replace handlers. The loop loses the type of the pair.
  const handlerOf = (name: OperationName) => handlers[name] as ((call: LoggedCall) => unknown) | undefined;
  const dispose = interceptCalls(async (request) => {
    const match = findPath(new URL(request.url).pathname.slice('/api'.length));
    const name = match?.methods.get(request.method);
    if (match === undefined || name === undefined) return undefined;
    const call = await callOf(name, match.params, request);
    calls.push(call);
    return respond(call, handlerOf(name), unhandled);
  });
  return {
    calls,
    restore() {
      dispose();
      if (unhandled.size === 0) return;
      const names = [...unhandled].join(', ');
      unhandled.clear();
      throw new Error(`The page called ${names}, but the fake API has no handler for it. Add one to fakeApi({ … }).`);
    },
  };
}
