import { useEffect } from 'react';
import type { GygListStore } from './gyg-list-store';

/** Milliseconds after which a list seen again may be out of date. */
const staleAfter = 30_000;

/** Capacity changes while a visitor is in another tab: refreshes when the page is visible again. */
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
