import { upTo } from '@gyg/design-system';
import { useSyncExternalStore } from 'react';

const query = upTo('compact');
const subscribe = (onChange: () => void) => {
  const list = globalThis.matchMedia?.(query);
  list?.addEventListener?.('change', onChange);
  return () => list?.removeEventListener?.('change', onChange);
};

/** Whether the window is too narrow for a map beside the list. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(query).matches ?? false);
