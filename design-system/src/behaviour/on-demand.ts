import { useEffect, useSyncExternalStore } from 'react';

/** The state of a lazily loaded part: loaded, loading, or failed. */
export interface Fetched<Part> {
  /** Undefined until it has loaded. */
  readonly part: Part | undefined;
  readonly failed: boolean;
}

/** Code that is loaded when it is first needed. */
export interface OnDemand<Part> {
  /** Loads it once; resolves to false if loading failed, and the next call retries. */
  readonly load: () => Promise<boolean>;
  readonly now: () => Fetched<Part>;
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Creates a part that is loaded on demand.
 *
 * @example const popup = onDemand(() => import('./menu-popup').then((file) => file.MenuPopup));
 */
export function onDemand<Part>(fetchPart: () => Promise<Part>): OnDemand<Part> {
  let now: Fetched<Part> = { part: undefined, failed: false };
  let pending: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: Fetched<Part>) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const arrived = (part: Part) => {
    become({ part, failed: false });
    return true;
  };
  const failed = () => {
    pending = undefined;
    become({ part: undefined, failed: true });
    return false;
  };
  return {
    load: () => {
      if (pending) return pending;
      if (now.failed) become({ part: undefined, failed: false });
      pending = fetchPart().then(arrived, failed);
      return pending;
    },
    now: () => now,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/**
 * Returns the part once it has loaded, and whether loading failed. A truthy `wanted` starts loading, and each new value
 * retries after a failure; so does the browser's `online` event. Unlike `lazy` it never throws: without network a
 * component keeps its fallback, and the page around it keeps working.
 */
export function useOnDemand<Part>(on: OnDemand<Part>, wanted: boolean | number): Fetched<Part> {
  const now = useSyncExternalStore(on.subscribe, on.now, on.now);
  useEffect(() => {
    if (wanted) void on.load();
  }, [on, wanted]);
  const waitsForNetwork = Boolean(wanted) && now.failed;
  useEffect(() => {
    if (!waitsForNetwork) return;
    const again = () => void on.load();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [on, waitsForNetwork]);
  return now;
}
