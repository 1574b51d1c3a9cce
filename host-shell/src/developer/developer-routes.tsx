import type { RouteObject } from '@gyg/platform';
import { type ComponentType, lazy, Suspense } from 'react';
import { isDeveloper } from '../remotes/developer-origins';
import { DiagnosticsRoute } from './diagnostics-route';

/** A part of the page for developers, which loads when it is shown. */
const forDevelopers = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const DeveloperKeyPage = forDevelopers(() => import('./developer-key-page').then((m) => m.DeveloperKeyPage));
const LazyBar = forDevelopers(() => import('./developer-bar').then((m) => m.DeveloperBar));

/** The bar with overridden remotes. Its code loads only in developer mode. */
export const DeveloperBar = () =>
  isDeveloper() ? (
    <Suspense>
      <LazyBar />
    </Suspense>
  ) : null;

/** The shell's screens for developers: /run, and its part of /test. `area` is the super users' route of /test. */
export const developerRoutes = (area: RouteObject | undefined): RouteObject[] => [
  { path: '/run', element: <DeveloperKeyPage /> },
  { path: '/test', handle: area?.handle, element: <DiagnosticsRoute area={area?.element} /> },
];
