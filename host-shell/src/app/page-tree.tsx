import { type PageHistory, type PageRoute, PageRouter, QueryClientProvider, queryClient } from '@gyg/platform/internal';
import { StrictMode } from 'react';
import { ShellBoundary } from './shell-failure';

/** The whole page. The server renders the same tree, so that the page can take its HTML over. */
export const pageTree = (history: PageHistory, routes: PageRoute[]) => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ShellBoundary>
        <PageRouter history={history} routes={routes} />
      </ShellBoundary>
    </QueryClientProvider>
  </StrictMode>
);
