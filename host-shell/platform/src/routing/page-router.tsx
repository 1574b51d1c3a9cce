import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useMemo, useState } from 'react';
import {
  type Location,
  type Navigator,
  parsePath,
  type RouteObject,
  Router,
  type To,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
  useRoutes,
} from 'react-router';

/** The addresses of a page: where it is, and how it goes elsewhere. */
export type PageHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** The addresses of the browser's tab. */
export const createPageHistory = (): PageHistory => UNSAFE_createBrowserHistory({ v5Compat: true });

/** Addresses in memory: on the server, in tests and stories. The last entry is shown, unless `index` says otherwise. */
export const createMemoryHistory = (
  entries: NonNullable<Parameters<typeof UNSAFE_createMemoryHistory>[0]>['initialEntries'],
  index?: number,
): PageHistory =>
  UNSAFE_createMemoryHistory({
    v5Compat: true,
    ...(entries && { initialEntries: entries }),
    ...(index !== undefined && { initialIndex: index }),
  });

const Current = createContext<PageHistory | undefined>(undefined);

/** The history behind the page, whose location is ahead of `useLocation` while the next page's code loads. */
export const usePageHistory = (): PageHistory | undefined => useContext(Current);

const partsOf = (to: To) => ({ pathname: '/', search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) });

/** The history as hooks use it. An address that is shown in place of another (`mask`) is part of the history's entry. */
function navigatorOf(history: PageHistory): Navigator {
  const entry = (to: To, state: unknown, mask: To | undefined): To => {
    if (mask === undefined) return to;
    const location: Location = {
      ...partsOf(to),
      state,
      key: Math.random().toString(36).slice(2, 10),
      mask: partsOf(mask),
    };
    return location;
  };
  return {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state, options) => history.push(entry(to, state, options?.mask), state),
    replace: (to, state, options) => history.replace(entry(to, state, options?.mask), state),
  };
}

const Routes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

export interface PageRouterProps {
  history: PageHistory;
  routes: RouteObject[];
}

/**
 * Shows the route of the current address. The last page stays on screen until the code of the next one is there. It is
 * the router without its loaders, actions and fetchers: areas ask for data themselves, and the part that is left out is
 * two thirds of the library.
 */
export function PageRouter({ history, routes }: PageRouterProps): ReactNode {
  const [{ action, location }, setState] = useState<{ action: PageHistory['action']; location: Location }>({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(
    () => history.listen(({ action, location }) => startTransition(() => setState({ action, location }))),
    [history],
  );
  const navigator = useMemo(() => navigatorOf(history), [history]);
  return (
    <Current value={history}>
      <Router location={location} navigationType={action} navigator={navigator}>
        <Routes routes={routes} />
      </Router>
    </Current>
  );
}
