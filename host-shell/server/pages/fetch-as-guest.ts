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

/** The address of a server that listens on `host`, from the same machine. */
export function ownHost(host: string): string {
  if (host === '::' || host === '0.0.0.0') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Calls the platform without a token. `ownKey` marks the platform's calls, which have no rate limit. */
export function createFetchAsGuest({
  host,
  port,
  ownKey,
}: {
  host: string;
  port: number;
  ownKey: string;
}): FetchAsGuest {
  const origin = `http://${ownHost(host)}:${port}`;
  return async <N extends OperationName>(name: N, { params = {}, query = {}, language }: GuestQuestion) => {
    const address = new URL(`${origin}/api${pathOf(name, params)}`);
    address.search = new URLSearchParams(query).toString();
    const headers = { 'X-Gyg-Own-Key': ownKey, ...(language && { 'Accept-Language': language }) };
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(2_000) });
    if (response.status >= 400 && response.status < 500) return undefined;
    if (response.status !== 200) throw new Error(`${name} answered ${response.status}`);
    const answers: Record<number, { parse(answer: unknown): unknown } | null> = operations[name].answers;
    return answers[200]?.parse(await response.json()) as AnswerOf<N>;
  };
}
