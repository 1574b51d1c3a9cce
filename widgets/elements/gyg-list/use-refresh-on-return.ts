import { useEffect } from 'react';
import type { GygListStore } from './gyg-list-store';

/** Milliseconds after which a list may be out of date when its tab becomes visible. */
const staleAfter = 30_000;

/** Capacity may change while the visitor is in another tab, so refresh when the page becomes visible again. */
export function useRefreshOnReturn(store: GygListStore): void {
  useEffect(() => {
    const returned = () => {
      const isStale = store.read().status !== 'loading' && store.age() > staleAfter;
      if (isStale && document.visibilityState === 'visible') store.refresh();
    };
    document.addEventListener('visibilitychange', returned);
    return () => document.removeEventListener('visibilitychange', returned);
  }, [store]);
}
