import { ApiError, isApiError } from '@gyg/contract/client';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isGone } from '../client';

/** Milliseconds after which data may be out of date when its tab becomes visible. */
const staleAfter = 30_000;

export type Loaded<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'ready'; readonly data: Data };

/** An ApiError of anything that was thrown. */
export const toApiError = (thrown: unknown): ApiError => (isApiError(thrown) ? thrown : new ApiError('network'));

interface Entry<Data> {
  readonly key: string | undefined;
  readonly loaded: Loaded<Data>;
}

export interface Loader<Data> {
  readonly loaded: Loaded<Data>;
  /** Loads again. Shown data stays until then, and if it fails for a moment; after a failure it shows the loading state. */
  readonly reload: () => Promise<void>;
}

/**
 * Loads what `key` stands for: again when the key changes, when the connection comes back after a failure, and when the
 * tab becomes visible after more than thirty seconds. Loads nothing without a key.
 *
 * @param load - `fresh` asks for revalidation by the server
 */
export function useLoad<Data>(
  key: string | undefined,
  load: (signal: AbortSignal, fresh: boolean) => Promise<Data>,
): Loader<Data> {
  const [entry, setEntry] = useState<Entry<Data>>({ key, loaded: { status: 'loading' } });
  const loadedAt = useRef(0);
  const pending = useRef<AbortController>(undefined);
  const latest = useRef(load);
  latest.current = load;

  const start = useCallback(
    async (fresh: boolean, keeps: boolean) => {
      pending.current?.abort();
      if (key === undefined) return;
      const abort = new AbortController();
      pending.current = abort;
      try {
        const data = await latest.current(abort.signal, fresh);
        if (abort.signal.aborted) return;
        loadedAt.current = Date.now();
        setEntry({ key, loaded: { status: 'ready', data } });
      } catch (thrown) {
        const error = toApiError(thrown);
        if (abort.signal.aborted || (keeps && !isGone(error))) return;
        setEntry({ key, loaded: { status: 'failed', error } });
      }
    },
    [key],
  );
  useEffect(() => {
    void start(false, false);
    return () => pending.current?.abort();
  }, [start]);

  const loaded: Loaded<Data> = entry.key === key ? entry.loaded : { status: 'loading' };
  const { status } = loaded;
  const reload = useCallback(async () => {
    if (status === 'failed') setEntry({ key, loaded: { status: 'loading' } });
    await start(true, status === 'ready');
  }, [key, start, status]);

  // Listens as soon as the data is shown: an effect that runs after painting misses what happens until then.
  useLayoutEffect(() => {
    const back = () => status === 'failed' && void reload();
    const seen = () => {
      const isStale = status === 'ready' && Date.now() - loadedAt.current > staleAfter;
      if (isStale && document.visibilityState === 'visible') void reload();
    };
    addEventListener('online', back);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [reload, status]);
  return { loaded, reload };
}
