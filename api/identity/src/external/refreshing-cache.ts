interface RefreshingCacheOptions<T> {
  /** Loads the newest value; receives the cached one, if any. */
  load: (cached: T | undefined) => Promise<T>;
  /** Milliseconds during which the value is not reloaded. */
  freshFor: number;
  /** Milliseconds during which the cached value is returned while reloading fails. */
  servesFor: number;
  /** Milliseconds between a failed attempt and the next. */
  retryAfter: number;
  onError: (error: unknown) => void;
  now: () => number;
}

export interface RefreshingCache<T> {
  /** The cached value, immediately if there is one; rejects if there is none and loading fails. */
  get(): Promise<T>;
  /** The cached value, without waiting. */
  known(): T | undefined;
}

/**
 * Caches a remote value and refreshes it in the background. Once a value is cached, an outage delays no call. Failed
 * loads are not repeated immediately.
 */
export function createRefreshingCache<T>(options: RefreshingCacheOptions<T>): RefreshingCache<T> {
  const { load, freshFor, servesFor, retryAfter, onError, now } = options;
  let cached: { value: T; at: number } | undefined;
  let failed: { error: unknown; at: number } | undefined;
  let loading: Promise<T> | undefined;

  async function renew(): Promise<T> {
    try {
      const value = await load(cached?.value);
      cached = { value, at: now() };
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

  /** Milliseconds between a time and now, also where the clock was set back since. */
  const since = ({ at }: { at: number }) => Math.abs(now() - at);
  const mayTry = () => failed === undefined || since(failed) >= retryAfter;

  return {
    async get() {
      const age = cached === undefined ? Number.POSITIVE_INFINITY : since(cached);
      if (cached !== undefined && age < servesFor) {
        // The failure goes to `onError`; this call returns the cached value.
        if (age >= freshFor && mayTry()) start().catch(() => undefined);
        return cached.value;
      }
      if (loading === undefined && failed !== undefined && !mayTry()) throw failed.error;
      return start();
    },
    known: () => cached?.value,
  };
}
