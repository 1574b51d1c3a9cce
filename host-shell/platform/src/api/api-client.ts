import type { AnswerOf, Locale, OperationName, Operations } from '@gyg/contract';
import { type CallInput, readResponse } from '@gyg/contract/client';
import { type Authentication, type CallOptions, guestAuthentication, send } from './send';
import { createUpload, type Upload } from './upload';

export type {
  /** The input of a call: `params` of the path, `query` and `body`, typed by the contract. */
  CallInput,
  /** Operations of the contract that take a picture. */
  UploadName,
} from '@gyg/contract/client';

/** Operations of the contract that can return a file. */
export type DownloadName = {
  [N in OperationName]: Operations[N] extends { readonly file: object } ? N : never;
}[OperationName];

/** A file of the API and the name to save it under. */
export interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Calls the API over HTTP as a user or as a guest. */
export interface ApiClient {
  /**
   * Makes one call of the contract and resolves with its response. An expired token is renewed once.
   * @throws {ApiError} for every response that is not a success, and when there is no response.
   */
  readonly call: <N extends OperationName>(name: N, input: CallInput<N>, options?: CallOptions) => Promise<AnswerOf<N>>;
  readonly upload: Upload;
  /**
   * Makes one call that returns a file, with the session's token.
   * @throws {ApiError} for every response that is not a success, and when there is no response.
   */
  readonly download: <N extends DownloadName>(name: N, input: CallInput<N>) => Promise<DownloadedFile>;
  /** Makes all later calls with the given authentication. */
  authenticate(authentication: Authentication): void;
}

/** The name in the header, which the API writes as `attachment; filename="gyg-members-2027-06-10.csv"`. */
const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'gyg.csv';

/**
 * Creates an API client. It calls as a guest until `authenticate` is called. `locale` returns the page's language.
 */
export function createApiClient(locale: () => Locale = () => 'en'): ApiClient {
  let authentication = guestAuthentication;
  const caller = () => ({ authentication, locale: locale() });
  return {
    call: <N extends OperationName>(name: N, input: CallInput<N>, options: CallOptions = {}) =>
      send(caller(), name, input, options, async (response) => (await readResponse(response)) as AnswerOf<N>),
    upload: createUpload(caller),
    download: (name, input) =>
      send(caller(), name, input, {}, async (response) => ({
        name: nameOf(response),
        content: await response.blob(),
      })),
    authenticate: (newAuthentication) => {
      authentication = newAuthentication;
    },
  };
}
