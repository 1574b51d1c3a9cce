import { upTo } from '@gyg/design-system';
import { useSyncExternalStore } from 'react';

const query = upTo('compact');
const subscribe = (onChange: () => void) => {
  const list = globalThis.matchMedia?.(query);
  list?.addEventListener?.('change', onChange);
  return () => list?.removeEventListener?.('change', onChange);
};

const isNarrow = () => globalThis.matchMedia?.(query).matches ?? false;

/** Whether the window is too narrow for a map beside the list. On the server: not. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, () => false);
