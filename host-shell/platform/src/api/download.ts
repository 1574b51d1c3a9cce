import type { OperationName, Operations } from '@gyg/contract';
import type { CallInput } from './call';
import type { Caller, Loose } from './caller';
import { loadSending } from './load-sending';

/** Operations of the contract that can return a file. */
export type DownloadName = {
  [N in OperationName]: Operations[N] extends { readonly file: object } ? N : never;
}[OperationName];

/** A file of the API and the name to save it under. */
export interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

/** The name in the header, which the API writes as `attachment; filename="gyg-members-2027-06-10.csv"`. */
const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'gyg.csv';

/**
 * Makes one call that returns a file, with the session's token.
 * @throws {ApiError} for every response that is not a success, and when there is no response.
 */
export type Download = <N extends DownloadName>(name: N, input: CallInput<N>) => Promise<DownloadedFile>;

export const createDownload =
  (caller: () => Caller): Download =>
  async (name, input) => {
    // Untyped from here: the input was type-checked at the call site.
    const loose = input as Loose;
    const { answerTo } = await loadSending();
    return answerTo(caller(), name, loose, {}, async (response) => ({
      name: nameOf(response),
      content: await response.blob(),
    }));
  };
