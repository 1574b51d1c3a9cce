/** The other side did not end in time. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
  constructor(limitMs: number) {
    super(`no whole answer within ${limitMs} ms`);
  }
}

/**
 * Runs `act` for at most `limitMs`, then aborts its signal and rejects with `TooSlow`, also where what it waits for ignores
 * the signal: a resolver, or a receiver whose answer causes no event.
 */
export function withinLimit<T>(limitMs: number, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const late = new TooSlow(limitMs);
      reject(late);
      stop.abort(late);
    }, limitMs);
    void act(stop.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
