import { Navigate, paths } from '@gyg/platform';
import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { AreaLoading } from '../chrome/area-loading';
import { isDeveloper } from '../federation/developer-origins';

const DeveloperKeyPage = lazy(() => import('./developer-key-page').then((m) => ({ default: m.DeveloperKeyPage })));
const DiagnosticsPage = lazy(() => import('./diagnostics-page').then((m) => ({ default: m.DiagnosticsPage })));
const LazyBar = lazy(() => import('./developer-bar').then((m) => ({ default: m.DeveloperBar })));

/** The bar with overridden remotes. Its code loads only in developer mode. */
export const DeveloperBar = () =>
  isDeveloper() ? (
    <Suspense>
      <LazyBar />
    </Suspense>
  ) : null;

/** Diagnostics in developer mode. Otherwise the path is unknown. */
const Diagnostics = () =>
  isDeveloper() ? (
    <Suspense fallback={<AreaLoading />}>
      <DiagnosticsPage />
    </Suspense>
  ) : (
    <Navigate to={paths.about()} replace />
  );

/** The shell's screens for developers: /run and /test. */
export const developerRoutes: RouteObject[] = [
  { path: '/run', element: <DeveloperKeyPage /> },
  { path: '/test', element: <Diagnostics /> },
];
