import { Navigate, paths, type RouteObject } from '@gyg/platform';
import { developerRoutes } from '../developer/developer-routes';
import type { RemoteTable } from '../remotes/registry';
import { areaRoutes } from './area-routes';
import { FinishSignIn } from './finish-sign-in';
import { Frame } from './frame';
import { isPluginPath } from './window/window-path';

/** The page's routes: the remotes' claims inside the frame. Unknown paths redirect to About. */
export function pageRoutes(table: RemoteTable): RouteObject[] {
  const areas = areaRoutes(table, (pattern) => !isPluginPath(pattern), <Navigate to={paths.about()} replace />);
  const diagnostics = areas.find(({ path }) => path === paths.diagnostics());
  return [
    {
      element: <Frame table={table} />,
      children: [
        { path: '/auth/callback', element: <FinishSignIn /> },
        { path: '/index.html', element: <Navigate to={paths.home()} replace /> },
        ...developerRoutes(diagnostics),
        ...areas.filter((route) => route !== diagnostics),
      ],
    },
  ];
}
