import { ApiError } from '@gyg/contract/client';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { cardAddress } from '../card-address';
import type { AskOptions } from '../client';
import { watchSurroundings } from '../surroundings';
import type { CardPage, FetchPage, Listed, Listing } from './listing';

/** Milliseconds after which a list may be out of date when its tab becomes visible. */
const staleAfter = 30_000;

/** An element that shows gygs, as seen by its component. */
export interface CardsHost extends HTMLElement {
  readonly listing: Listed;
}

/** Fetches a page of an element's gygs from its address. */
export type FetchCards = (address: string, how: Pick<AskOptions, 'signal' | 'fresh'>) => Promise<CardPage>;

const missing: FetchPage = () => Promise.reject(new ApiError('option.missing'));

/**
 * The gygs of an element. They are fetched for another address of the request for them, which its attributes and its language
 * name, and again when the connection or the visitor is back and they may be out of date.
 */
export function useListing(element: CardsHost, origin: string, fetchCards: FetchCards): [state: Listing, url: string] {
  const { listing } = element;
  const url = useSyncExternalStore(watchSurroundings, () => cardAddress(element, origin) ?? '');
  useLayoutEffect(() => {
    const fetchPage: FetchPage = (page, fresh, signal) =>
      fetchCards((page > 0 && cardAddress(element, origin, page)) || url, { signal, fresh });
    void listing.open(url === '' ? missing : fetchPage);
    return () => listing.close();
  }, [element, listing, origin, url, fetchCards]);
  useLayoutEffect(() => {
    const returned = () => {
      const state = listing.read();
      const isStale = state.status === 'ready' && (state.isOld || Date.now() - state.at > staleAfter);
      if ((isStale || state.status === 'failed') && document.visibilityState === 'visible') void listing.refresh();
    };
    document.addEventListener('visibilitychange', returned);
    addEventListener('online', returned);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      removeEventListener('online', returned);
    };
  }, [listing]);
  return [useSyncExternalStore(listing.subscribe, listing.read), url];
}
