import { type PageHistory, PageRouter, QueryClientProvider, queryClient } from '@gyg/platform/internal';
import { StrictMode } from 'react';
import type { RouteObject } from 'react-router';
import { ShellBoundary } from './shell-failure';

/** The whole page. The server renders the same tree, so that the page can take its HTML over. */
export const pageTree = (history: PageHistory, routes: RouteObject[]) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ShellBoundary>
        <PageRouter history={history} routes={routes} />
      </ShellBoundary>
    </QueryClientProvider>
  </StrictMode>
);
