import { type AnswerOf, type OperationName, operations, pathOf } from '@gyg/contract';

interface GuestQuestion {
  params?: Record<string, string>;
  query?: Record<string, string>;
}

/**
 * Asks the API as a guest: what a guest may not see is never in a page's head either. A refusal gives undefined.
 * Throws where there was no answer in time, or one that the contract does not know.
 */
export type FetchAsGuest = <N extends OperationName>(
  name: N,
  question: GuestQuestion,
) => Promise<AnswerOf<N> | undefined>;

/** Where a server that listens on `host` is reached from the same machine. */
function ownHost(host: string): string {
  if (host === '::' || host === '0.0.0.0') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Asks the platform itself, without a token, where it listens; by `ownKey` it knows its own calls, which have no limit. */
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
  return async <N extends OperationName>(name: N, { params = {}, query = {} }: GuestQuestion) => {
    const address = new URL(`${origin}/api${pathOf(name, params)}`);
    address.search = new URLSearchParams(query).toString();
    const headers = { 'X-Gyg-Own-Key': ownKey };
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(2_000) });
    if (response.status >= 400 && response.status < 500) return undefined;
    if (response.status !== 200) throw new Error(`${name} answered ${response.status}`);
    const answers: Record<number, { parse(answer: unknown): unknown } | null> = operations[name].answers;
    return answers[200]?.parse(await response.json()) as AnswerOf<N>;
  };
}
