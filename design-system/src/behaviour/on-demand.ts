import { useEffect, useSyncExternalStore } from 'react';

/** Code that is fetched when it is first needed, and what to do until it is there. */
export interface OnDemand<Part> {
  /** Fetches it once; false where it could not be had, and the next call tries again. */
  readonly load: () => Promise<boolean>;
  readonly value: () => Part | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Makes a part that is fetched on demand.
 * @example const popup = onDemand(() => import('./menu-popup').then((file) => file.MenuPopup));
 */
export function onDemand<Part>(fetchPart: () => Promise<Part>): OnDemand<Part> {
  let value: { part: Part } | undefined;
  let pending: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();
  const arrived = (part: Part) => {
    value = { part };
    for (const listener of listeners) listener();
    return true;
  };
  const failed = () => {
    pending = undefined;
    return false;
  };
  return {
    load: () => {
      pending ??= fetchPart().then(arrived, failed);
      return pending;
    },
    value: () => value?.part,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/**
 * The part once it is there, undefined until then. `wanted` starts the fetching: a truthy value, and each new one tries
 * again what failed before. Unlike `lazy` it never throws: without network a component stays what it was without it.
 */
export function useOnDemand<Part>(part: OnDemand<Part>, wanted: boolean | number): Part | undefined {
  useEffect(() => {
    if (wanted) void part.load();
  }, [part, wanted]);
  return useSyncExternalStore(part.subscribe, part.value, part.value);
}
