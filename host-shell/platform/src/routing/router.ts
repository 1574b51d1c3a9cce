import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Location, resolveTo, type To } from './location';
import type { Params } from './match-route';
import type { HistoryAction, PageHistory } from './page-history';

interface RoutedPage {
  readonly history: PageHistory;
  readonly action: HistoryAction;
  readonly location: Location;
  readonly params: Params;
}

/** The page on screen. */
export const Routed = createContext<RoutedPage | undefined>(undefined);

/** What the element of a route frames. */
export const Inner = createContext<ReactNode>(null);

function useRouted(): RoutedPage {
  const routed = useContext(Routed);
  if (routed === undefined) throw new Error('This hook needs a PageRouter around the component');
  return routed;
}

/** The history behind the page, whose location is ahead of `useLocation` while the next page's code loads. */
export const usePageHistory = (): PageHistory => useRouted().history;

/** The route inside the one whose element this is. */
export const Outlet = (): ReactNode => useContext(Inner);

/** How the page on screen was reached. */
export const useNavigationType = (): HistoryAction => useRouted().action;

/** Where the page on screen is. Re-renders when it changes. */
export const useLocation = (): Location => useRouted().location;

/** The parameters in the path of the page on screen. */
export const useParams = (): Params => useRouted().params;

export interface NavigateOptions {
  /** Replaces the current entry of the history. */
  readonly replace?: boolean | undefined;
  /** Stored with the entry: `useLocation().state` there. */
  readonly state?: unknown;
  /** The address to show in place of the page's own. */
  readonly mask?: To | undefined;
  /** The page keeps its position. It does so anyway unless the path changes. */
  readonly preventScrollReset?: boolean | undefined;
}

export interface Navigate {
  (to: To, options?: NavigateOptions): void | Promise<void>;
  /** Goes back by a negative number of entries of the history, or on by a positive one. */
  (by: number): void | Promise<void>;
}

/** Returns the function that goes to another page. `?page=2` is another query of the page on screen. */
export function useNavigate(): Navigate {
  const { history, location } = useRouted();
  const { pathname } = location;
  return useMemo(
    () =>
      (to: To | number, { replace = false, state, mask }: NavigateOptions = {}) => {
        if (typeof to === 'number') return history.go(to);
        history[replace ? 'replace' : 'push'](resolveTo(to, pathname), { state, mask });
      },
    [history, pathname],
  );
}

/** The query of the page on screen, and a function that goes to another one. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useMemo(
    () => [new URLSearchParams(search), (next, options) => void navigate(`?${new URLSearchParams(next)}`, options)],
    [search, navigate],
  );
}

type SetSearchParams = (
  next: URLSearchParams | Readonly<Record<string, string>> | string,
  options?: NavigateOptions,
) => void;
