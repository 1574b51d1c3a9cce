import { Navigate, paths } from '@gyg/platform';
import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { AreaWaiting } from '../chrome/area-waiting';
import { isDeveloper } from '../federation/developer-origins';

const DeveloperKeyPage = lazy(() => import('./developer-key-page').then((m) => ({ default: m.DeveloperKeyPage })));
const DiagnosticsPage = lazy(() => import('./diagnostics-page').then((m) => ({ default: m.DiagnosticsPage })));
const LazyBar = lazy(() => import('./developer-bar').then((m) => ({ default: m.DeveloperBar })));

/** The bar of overridden remotes, on developers' pages; nobody else loads its code. */
export const DeveloperBar = () =>
  isDeveloper() ? (
    <Suspense>
      <LazyBar />
    </Suspense>
  ) : null;

/** Diagnostics for developers; to everybody else an unknown address. */
const Diagnostics = () =>
  isDeveloper() ? (
    <Suspense fallback={<AreaWaiting />}>
      <DiagnosticsPage />
    </Suspense>
  ) : (
    <Navigate to={paths.about()} replace />
  );

/** The shell's own screens for developers: /run and /test. */
export const developerRoutes: RouteObject[] = [
  { path: '/run', element: <DeveloperKeyPage /> },
  { path: '/test', element: <Diagnostics /> },
];
