import type { AskAsGuest } from '@gyg/api';
import { type AnswerOf, type OperationName, operations, pathOf } from '@gyg/contract';
import type { PageLanguage } from './page-language';

interface GuestQuestion {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** The language of texts that exist in several. */
  language?: PageLanguage;
}

/**
 * Calls the API as a guest, so that data which a guest may not see never appears in a page's head. A refusal returns
 * undefined. Throws if there is no response in time, or the contract does not know it.
 */
export type FetchAsGuest = <N extends OperationName>(
  name: N,
  question: GuestQuestion,
) => Promise<AnswerOf<N> | undefined>;

/** Reads within the process, without a token and without limits. */
export function createFetchAsGuest(read: AskAsGuest): FetchAsGuest {
  return async <N extends OperationName>(name: N, { params = {}, query = {}, language }: GuestQuestion) => {
    const search = new URLSearchParams(query).toString();
    const path = `${pathOf(name, params)}${search === '' ? '' : `?${search}`}`;
    const { status, body } = await read(path, language && [language]);
    if (status >= 400 && status < 500) return undefined;
    if (status !== 200) throw new Error(`${name} responded with ${status}`);
    const bodies: Record<number, { parse(body: unknown): unknown } | null> = operations[name].answers;
    return bodies[200]?.parse(JSON.parse(body)) as AnswerOf<N>;
  };
}
