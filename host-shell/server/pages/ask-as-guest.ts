import { type AnswerOf, type OperationName, operations, pathOf } from '@gyg/contract';

interface GuestQuestion {
  params?: Record<string, string>;
  query?: Record<string, string>;
}

/**
 * Asks the API as a guest: what a guest may not see is never in a page's head either. A refusal, a slow answer
 * or one that the contract does not know gives undefined.
 */
export type AskAsGuest = <N extends OperationName>(
  name: N,
  question: GuestQuestion,
) => Promise<AnswerOf<N> | undefined>;

/** Asks over loopback, without a token. `port` gives where the platform listens. */
export function createAskAsGuest(port: () => number): AskAsGuest {
  return async <N extends OperationName>(name: N, { params = {}, query = {} }: GuestQuestion) => {
    try {
      const address = new URL(`http://127.0.0.1:${port()}/api${pathOf(name, params)}`);
      address.search = new URLSearchParams(query).toString();
      const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
      if (response.status !== 200) return undefined;
      const answers: Record<number, { parse(answer: unknown): unknown } | null> = operations[name].answers;
      return answers[200]?.parse(await response.json()) as AnswerOf<N>;
    } catch {
      return undefined;
    }
  };
}
