import { useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser has a connection. Renders again when that changes. */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);
