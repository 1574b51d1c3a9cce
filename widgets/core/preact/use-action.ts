import type { ApiError, ApiRequest } from '@gyg/contract/client';
import { useCallback, useRef, useState } from 'react';
import { toApiError } from './use-load';

/** Whether a call may or may not have taken effect: no response arrived, or the server failed. */
export const isLost = ({ status, code }: ApiError): boolean =>
  status >= 500 || (status === 0 && ['network', 'timeout'].includes(code));

export interface Action {
  /** The name of the running action, or undefined. */
  readonly busy: string | undefined;
  /** Why the last one failed. */
  readonly failure: { readonly name: string; readonly error: ApiError } | undefined;
  /** Runs one action at a time: while one runs, others do nothing. Resolves to whether it succeeded. */
  readonly run: (name: string, act: () => Promise<void>) => Promise<boolean>;
  readonly clear: () => void;
}

/** The actions of one element, of which only one runs at a time. */
export function useAction(): Action {
  const running = useRef(false);
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<Action['failure']>();
  const run = useCallback(async (name: string, act: () => Promise<void>) => {
    // A second press may come before the first one is rendered.
    if (running.current) return false;
    running.current = true;
    setBusy(name);
    setFailure(undefined);
    try {
      await act();
      return true;
    } catch (thrown) {
      setFailure({ name, error: toApiError(thrown) });
      return false;
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  }, []);
  const clear = useCallback(() => setFailure(undefined), []);
  return { busy, failure, run, clear };
}

/**
 * Sends a request with its `Idempotency-Key`: the same for the same request until it has a response, so that one sent again
 * after a lost response has no second effect. `build` makes the request with a key.
 */
export function useRequestKey(): <Request extends ApiRequest, Result>(
  build: (key: string) => Request,
  send: (request: Request) => Promise<Result>,
) => Promise<Result> {
  const last = useRef<{ sent: string; key: string }>(undefined);
  return useCallback(async (build, send) => {
    const { path, body } = build('');
    const sent = `${path} ${body}`;
    const { key } = last.current?.sent === sent ? last.current : { key: crypto.randomUUID() };
    last.current = { sent, key };
    try {
      const result = await send(build(key));
      last.current = undefined;
      return result;
    } catch (thrown) {
      if (!isLost(toApiError(thrown))) last.current = undefined;
      throw thrown;
    }
  }, []);
}
