import type { ReadingLanguage } from '../enums';
import type { Operations } from '../operations';
import { fillPath, splitRoute } from '../route-path';
import type { OperationName, routes } from '../routes';
import type { BodyOf, ParamsOf, QueryOf } from '../types';
import { ApiError } from './api-error';

/** Operations of the contract that take a picture. */
export type UploadName = {
  [N in OperationName]: Operations[N] extends { readonly upload: object } ? N : never;
}[OperationName];

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

/** The input of a call: path parameters, query and body, typed by the contract. An upload's body is a form. */
export type CallInput<N extends OperationName> = GivenParams<N> &
  GivenQuery<N> &
  Given<'body', N extends UploadName ? FormData : BodyOf<N>>;

export interface RequestOptions {
  /** The language of texts of gygs, for calls that take one. It is the last part of the query. */
  lang?: ReadingLanguage | undefined;
  /** The language of what the call writes, of files and of the order of names. Not sent where `lang` says enough. */
  language?: 'en' | 'sv' | undefined;
  /** Sent as `Idempotency-Key` with a call that creates. */
  key?: string | undefined;
}

/** The request of a call. Who sends it adds the origin and the token. */
export interface ApiRequest<N extends OperationName = OperationName> {
  readonly name: N;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path with its query, below the origin. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
}

type Routes = typeof routes;

/** Builds the requests of some calls. */
export type RequestsOf<Table> = <N extends keyof Table & OperationName>(
  name: N,
  input: CallInput<N>,
  options?: RequestOptions,
) => ApiRequest<N>;

/** The input of any call. */
interface Loose {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Returns the function that builds the requests of the calls in a table: `routes` of the contract, or the few that a small
 * script uses. It throws an ApiError for a request that cannot succeed: code that was built for another contract may ask
 * for one.
 */
export const requestsOf =
  <const Table extends Partial<Routes>>(table: Table): RequestsOf<Table> =>
  (name, input, { lang, language, key } = {}) => {
    const route = Object.hasOwn(table, name) ? table[name] : undefined;
    if (route === undefined) throw new ApiError('request.no_endpoint', 0, 'Error in request. Missing API endpoint');
    const { method, path: template } = splitRoute(route);
    // Untyped from here: the input was type-checked at the call site.
    const { params, query = {}, body } = input as Loose;
    let path = '/api';
    try {
      path += fillPath(template, params);
    } catch (cause) {
      throw new ApiError('request.incomplete', 0, 'Error in request. Invalid request object', { cause });
    }
    const all = { ...query, ...(lang !== undefined && { lang }) };
    const search = new URLSearchParams();
    for (const [field, value] of Object.entries<unknown>(all)) {
      if (value !== undefined && value !== '') search.append(field, String(value));
    }
    const isForm = body instanceof FormData;
    return {
      name,
      method,
      path: `${search}` === '' ? path : `${path}?${search}`,
      headers: {
        ...(language !== undefined && (method !== 'GET' || lang === undefined) && { 'accept-language': language }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm || body === undefined ? body : JSON.stringify(body),
    };
  };

/** The form of an upload. */
export function formOf(fields: Readonly<Record<string, unknown>>, image: File | undefined): FormData {
  const form = new FormData();
  // Text fields first: the server must know whose picture it is before it reads the file.
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) form.append(key, String(value));
  if (image !== undefined) form.append('image', image, image.name);
  return form;
}
