interface RefreshingCacheOptions<T> {
  /** Gets the newest; given what is known, if anything. */
  load: (known: T | undefined) => Promise<T>;
  /** Milliseconds for which nothing is asked again. */
  freshFor: number;
  /** Milliseconds for which what is known serves on while nothing newer can be had. */
  servesFor: number;
  /** Milliseconds between a try that failed and the next. */
  retryAfter: number;
  onError: (error: unknown) => void;
  now: () => number;
}

export interface RefreshingCache<T> {
  /** What is known, at once where anything is; rejects where nothing is and none can be had. */
  get(): Promise<T>;
  /** What is known now, without waiting. */
  known(): T | undefined;
}

/**
 * Caches a remote value and refreshes it in the background. An outage delays no call
 * once a value is known, and failed loads are not repeated at once.
 */
export function createRefreshingCache<T>(options: RefreshingCacheOptions<T>): RefreshingCache<T> {
  const { load, freshFor, servesFor, retryAfter, onError, now } = options;
  let kept: { value: T; at: number } | undefined;
  let failed: { error: unknown; at: number } | undefined;
  let loading: Promise<T> | undefined;

  async function renew(): Promise<T> {
    try {
      const value = await load(kept?.value);
      kept = { value, at: now() };
      failed = undefined;
      return value;
    } catch (error) {
      failed = { error, at: now() };
      onError(error);
      throw error;
    } finally {
      loading = undefined;
    }
  }

  function start(): Promise<T> {
    loading ??= renew();
    return loading;
  }

  const mayTry = () => failed === undefined || now() - failed.at >= retryAfter;

  return {
    async get() {
      const age = kept === undefined ? Number.POSITIVE_INFINITY : now() - kept.at;
      if (kept !== undefined && age < servesFor) {
        // `onError` gets its failure; this call has its value.
        if (age >= freshFor && mayTry()) start().catch(() => undefined);
        return kept.value;
      }
      if (loading === undefined && failed !== undefined && !mayTry()) throw failed.error;
      return start();
    },
    known: () => kept?.value,
  };
}
