import type { PageRoute } from '@gyg/platform/internal';
import { lazy, Suspense } from 'react';
import { isDeveloper } from '../federation/developer-origins';
import { DiagnosticsRoute } from './diagnostics-route';

const DeveloperKeyPage = lazy(() => import('./developer-key-page').then((m) => ({ default: m.DeveloperKeyPage })));
const LazyBar = lazy(() => import('./developer-bar').then((m) => ({ default: m.DeveloperBar })));

/** The bar with overridden remotes. Its code loads only in developer mode. */
export const DeveloperBar = () =>
  isDeveloper() ? (
    <Suspense>
      <LazyBar />
    </Suspense>
  ) : null;

/** The shell's screens for developers: /run, and its part of /test. `area` is the super users' route of /test. */
export const developerRoutes = (area: PageRoute | undefined): PageRoute[] => [
  { path: '/run', element: <DeveloperKeyPage /> },
  { path: '/test', handle: area?.handle, element: <DiagnosticsRoute area={area?.element} /> },
];
