import { Outlet, type RouteObject, useLocation } from '@gyg/platform';
import { PageRoutes, QueryClientProvider, queryClient } from '@gyg/platform/internal';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { useGoHome } from './go-home';
import { ShellBoundary } from './shell-failure';
import { useScrollToTop } from './use-scroll-to-top';

/** The page, which stays where it is while something shows over it at another address. */
function Page() {
  useGoHome();
  useScrollToTop(useLocation().pathname);
  return <Outlet />;
}

/** The whole page. The server renders the same tree with another router, so that the page can take its HTML over. */
export const pageTree = (Router: ComponentType<{ children: ReactNode }>, routes: RouteObject[]) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ShellBoundary>
        <Router>
          <PageRoutes routes={[{ element: <Page />, children: routes }]} />
        </Router>
      </ShellBoundary>
    </QueryClientProvider>
  </StrictMode>
);
