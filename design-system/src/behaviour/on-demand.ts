import { useEffect, useSyncExternalStore } from 'react';

/** A part that is fetched: there, on its way, or out of reach. */
export interface Fetched<Part> {
  /** Undefined until it has come. */
  readonly part: Part | undefined;
  readonly failed: boolean;
}

/** Code that is fetched when it is first needed, and what to do until it is there. */
export interface OnDemand<Part> {
  /** Fetches it once; false where it could not be had, and the next call tries again. */
  readonly load: () => Promise<boolean>;
  readonly now: () => Fetched<Part>;
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Makes a part that is fetched on demand.
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
 * The part once it is there, and whether it is out of reach. `wanted` starts the fetching: a truthy value, and each new one
 * tries again what failed before; so does the network when it is back. Unlike `lazy` it never throws: without network a
 * component stays what it was without it, and the page around goes on.
 */
export function useOnDemand<Part>(on: OnDemand<Part>, wanted: boolean | number): Fetched<Part> {
  const now = useSyncExternalStore(on.subscribe, on.now, on.now);
  useEffect(() => {
    if (wanted) void on.load();
  }, [on, wanted]);
  const waits = Boolean(wanted) && now.failed;
  useEffect(() => {
    if (!waits) return;
    const again = () => void on.load();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [on, waits]);
  return now;
}
