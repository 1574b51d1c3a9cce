import type { RouteObject } from '@gyg/platform';
import { PageRoutes, QueryClientProvider, queryClient, usePageLocation } from '@gyg/platform/internal';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { useGoHome } from './go-home';
import { ShellBoundary } from './shell-failure';
import { useScrollToTop } from './use-scroll-to-top';

interface PageProps {
  routes: RouteObject[];
}

/**
 * The page, which stays where it is while something shows over it at another address. Inside of the routes the router would
 * say of each navigation that it goes back.
 */
function Page({ routes }: PageProps) {
  useGoHome();
  useScrollToTop(usePageLocation().page.pathname);
  return <PageRoutes routes={routes} />;
}

/** The whole page. The server renders the same tree with another router, so that the page can take its HTML over. */
export const pageTree = (Router: ComponentType<{ children: ReactNode }>, routes: RouteObject[]) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ShellBoundary>
        <Router>
          <Page routes={routes} />
        </Router>
      </ShellBoundary>
    </QueryClientProvider>
  </StrictMode>
);
