import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { type PageRoute, routeFinder } from './match-route';
import type { PageHistory } from './page-history';
import { Inner, Routed } from './router';

export interface PageRouterProps {
  history: PageHistory;
  routes: readonly PageRoute[];
}

/** Shows the route of the current address. The last page stays on screen until the code of the next one is there. */
export function PageRouter({ history, routes }: PageRouterProps): ReactNode {
  const [{ action, location }, setShown] = useState(() => ({ action: history.action, location: history.location }));
  useLayoutEffect(
    () =>
      history.listen(() => {
        const { action, location } = history;
        startTransition(() => setShown({ action, location }));
      }),
    [history],
  );
  const find = useMemo(() => routeFinder(routes), [routes]);
  const match = useMemo(() => find(location.pathname), [find, location.pathname]);
  const routed = useMemo(
    () => ({ history, action, location, params: match?.params ?? {} }),
    [history, action, location, match],
  );
  let page: ReactNode = null;
  for (const { element } of match?.routes.toReversed() ?? [])
    if (element !== undefined) page = <Inner value={page}>{element}</Inner>;
  return <Routed value={routed}>{page}</Routed>;
}
