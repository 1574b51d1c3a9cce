import type { AnswerOf, BodyOf, Locale, OperationName, ParamsOf, QueryOf, ReadingLanguage } from '@gyg/contract';
import type { Authentication } from './authentication';
import { loadSending } from './load-sending';

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value };
type GivenParams<N extends OperationName> = keyof ParamsOf<N> extends never
  ? { params?: undefined }
  : { params: ParamsOf<N> };
type GivenQuery<N extends OperationName> = [QueryOf<N>] extends [undefined]
  ? { query?: undefined }
  : Record<never, never> extends QueryOf<N>
    ? { query?: QueryOf<N> }
    : { query: QueryOf<N> };

/** The input of a call: path parameters, query and body, typed by the contract. */
export type CallInput<N extends OperationName> = GivenParams<N> & GivenQuery<N> & Given<'body', BodyOf<N>>;

export interface CallOptions {
  signal?: AbortSignal;
  /** `guest` sends no token, so that the response can be cached for everyone; `viewer` (default) sends the token. */
  as?: 'guest' | 'viewer';
  /**
   * The language of texts of gygs, for calls that take one; default the page's. `own` returns them as their hosts wrote
   * them first: use it to edit them.
   */
  lang?: ReadingLanguage;
  /** The page may be closing: the browser finishes the request anyway. */
  keepalive?: boolean;
  /**
   * Sent as `Idempotency-Key` with a call that creates: repeated with the same key and body within 24 hours, for example
   * after a lost response, it returns the first response and creates nothing more.
   */
  key?: string | undefined;
}

/** The input of any call. */
export interface Loose {
  params?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

/** Who calls, and in which language. */
export interface Caller {
  authentication: Authentication;
  locale: Locale;
  /** Loads what describes the errors of the server. Never fails. */
  explain: () => Promise<void>;
}

/**
 * Makes one call of the contract and resolves with its response. An expired token is renewed once.
 * @throws {ApiError} for every response that is not a success, and when there is no response.
 */
export type Call = <N extends OperationName>(
  name: N,
  input: CallInput<N>,
  options?: CallOptions,
) => Promise<AnswerOf<N>>;

export const createCall =
  (caller: () => Caller): Call =>
  async <N extends OperationName>(name: N, input: CallInput<N>, options: CallOptions = {}): Promise<AnswerOf<N>> => {
    // Untyped from here: the input was type-checked at the call site.
    const loose = input as Loose;
    const { answerTo } = await loadSending();
    return answerTo(caller(), name, loose, options, async (response) => {
      const text = await response.text();
      return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<N>;
    });
  };
