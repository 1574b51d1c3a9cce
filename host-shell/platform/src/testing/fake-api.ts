import type { AnswerOf, BodyOf, ErrorCode, OperationName, ParamsOf } from '@gyg/contract';
import type { ApiError } from '@gyg/contract/client';
import { errorCatalogue } from '@gyg/contract/errors';
import { takesLanguage } from '@gyg/contract/reads-in-language';
import { routeOf, routes } from '@gyg/contract/routes';
import { type HttpHandler, HttpResponse, http } from 'msw';
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
const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && refused in answer;

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

const operationNames = Object.keys(routes).filter((name): name is OperationName => name in routes);
/** Whether an ending follows the last parameter: `{code}.pdf`. */
const hasEnding = (path: string) => Number(/\}\.\w+$/.test(path));
/** Fixed paths come before paths with parameters, and of these the ones with an ending first, as in the API. */
const operations = operationNames
  .map((name) => ({ name, ...routeOf(name) }))
  .map((route) => ({ ...route, parts: `/api${route.path}`.split('/') }))
  .toSorted(
    (one, other) =>
      one.path.split('{').length - other.path.split('{').length || hasEnding(other.path) - hasEnding(one.path),
  );

/**
 * The operations that a request may match; MSW decides. MSW copies the request and takes a stack trace for each handler,
 * so keep the list short.
 */
function candidatesFor(request: Request): OperationName[] {
  const asked = new URL(request.url).pathname.split('/');
  const fits = (part: string, index: number) => part.includes('{') || part === asked[index];
  return operations
    .filter(({ method, parts }) => method === request.method && parts.length === asked.length && parts.every(fits))
    .map(({ name }) => name);
}

function problem({ code, reason, errors }: Omit<Refusal, typeof refused>) {
  const { status, title } = errorCatalogue[code];
  const about = { type: `urn:gyg:${code}`, title, status, detail: title, message: title, instance: 'fake', code };
  // JSON leaves out what is undefined.
  return HttpResponse.json(
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

/** Creates the MSW handler of one operation. Without a handler in the test, it records the call as unhandled. */
function toHttpHandler(
  name: OperationName,
  answer: ((call: LoggedCall) => unknown) | undefined,
  calls: LoggedCall[],
  unhandled: Set<string>,
): HttpHandler {
  const { method, path } = routeOf(name);
  const pattern = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
  const register = { GET: http.get, POST: http.post, DELETE: http.delete }[method];
  return register(pattern, async ({ request, params }) => {
    const { lang, ...rest } = Object.fromEntries(new URL(request.url).searchParams);
    const inLanguage = takesLanguage(name);
    const call: LoggedCall = {
      name,
      params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
      query: inLanguage || lang === undefined ? rest : { ...rest, lang },
      lang: inLanguage ? lang : undefined,
      body: await bodyOf(request),
      token: request.headers.get('authorization')?.replace('Bearer ', ''),
      key: request.headers.get('idempotency-key') ?? undefined,
    };
    calls.push(call);
    if (answer === undefined) {
      unhandled.add(`${name} (${method} /api${path})`);
      return problem(refusal('request.unknown_path'));
    }
    const given = await answer(call);
    if (isRefusal(given)) return problem(given);
    return given === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(given);
  });
}

/**
 * A fake API for component tests and stories. Answers calls below `/api` with handlers and records them. All other
 * requests go to the network.
 */
export function fakeApi(handlers: FakeHandlers): FakeApi {
  const calls: LoggedCall[] = [];
  const unhandled = new Set<string>();
  // Looked up on each call, so that tests can replace handlers. The loop loses the type of the pair.
  const answerOf = (name: OperationName) => handlers[name] as ((call: LoggedCall) => unknown) | undefined;
  const dispose = interceptCalls((request) =>
    candidatesFor(request).map((name) => toHttpHandler(name, answerOf(name), calls, unhandled)),
  );
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
