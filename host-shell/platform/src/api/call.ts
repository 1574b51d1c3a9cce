import type { AnswerOf, BodyOf, OperationName, ParamsOf, QueryOf } from '@gyg/contract';
import type { Caller, CallOptions, Loose } from './caller';
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
