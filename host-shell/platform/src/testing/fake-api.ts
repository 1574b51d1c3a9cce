import type { AnswerOf, BodyOf, ErrorCode, OperationName } from '@gyg/contract';
import { errorCatalogue } from '@gyg/contract/errors';
import { routeOf, routes } from '@gyg/contract/routes';

/** A call as a fake sees it. */
export interface FakeCall<N extends OperationName = OperationName> {
  readonly name: N;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: BodyOf<N>;
  readonly token: string | undefined;
}

const refused = Symbol('refusal');
interface Refusal {
  readonly [refused]: true;
  readonly code: ErrorCode;
  readonly reason: string | undefined;
}

/** What a handler gives to refuse: the problem of the catalogue, with its status. */
export const refusal = (code: ErrorCode, reason?: string): Refusal => ({ [refused]: true, code, reason });
const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && refused in answer;

type Handler<N extends OperationName> = (call: FakeCall<N>) => AnswerOf<N> | Refusal | Promise<AnswerOf<N> | Refusal>;

/** Answers by the call's name, typed by the contract. A call without one is refused as an unknown path. */
export type FakeHandlers = { [N in OperationName]?: Handler<N> };

export interface FakeApi {
  /** All calls so far, in order. */
  readonly calls: readonly FakeCall[];
  /** Puts the real fetch back. */
  restore(): void;
}

interface Matcher {
  readonly name: OperationName;
  readonly method: string;
  readonly pattern: RegExp;
}

const operationNames = Object.keys(routes).filter((name): name is OperationName => name in routes);
/** Fixed paths before those with parameters, as in the API. */
const matchers: readonly Matcher[] = operationNames
  .map((name) => {
    const { method, path } = routeOf(name);
    const pattern = new RegExp(`^/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    return { name, method, pattern, places: path.split('{').length };
  })
  .toSorted((one, other) => one.places - other.places);

const json = (status: number, body: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status: body === undefined ? 204 : status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  });

function problem({ code, reason }: Pick<Refusal, 'code' | 'reason'>): Response {
  const { status, title } = errorCatalogue[code];
  const about = { type: `urn:gyg:${code}`, title, status, detail: title, message: title, instance: 'fake', code };
  return json(status, reason === undefined ? about : { ...about, reason });
}

/**
 * Stands in for the API in component tests and stories: takes the place of `fetch` for paths below `/api`,
 * answers by handlers, and remembers the calls. Everything else goes to the real fetch.
 */
export function fakeApi(handlers: FakeHandlers): FakeApi {
  const real = globalThis.fetch;
  const calls: FakeCall[] = [];
  const answer = async (request: Request, url: URL): Promise<Response> => {
    for (const { name, method, pattern } of matchers) {
      const found = method === request.method ? pattern.exec(url.pathname) : null;
      if (found === null) continue;
      const text = await request.text();
      const call = {
        name,
        params: Object.fromEntries(
          Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
        ),
        query: Object.fromEntries(url.searchParams),
        body: text === '' ? undefined : JSON.parse(text),
        token: request.headers.get('authorization')?.replace('Bearer ', ''),
      };
      calls.push(call);
      // The table pairs each handler with its own call; the type of the pair is lost in the loop.
      const handler = handlers[name] as ((given: FakeCall) => unknown) | undefined;
      if (handler === undefined) break;
      const given = await handler(call);
      return isRefusal(given) ? problem(given) : json(200, given);
    }
    return problem({ code: 'request.unknown_path', reason: undefined });
  };
  globalThis.fetch = async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, location.href) : input, init);
    const url = new URL(request.url);
    return url.pathname.startsWith('/api/') ? answer(request, url) : real(input, init);
  };
  return {
    calls,
    restore: () => {
      globalThis.fetch = real;
    },
  };
}
