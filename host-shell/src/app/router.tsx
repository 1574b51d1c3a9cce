import { Navigate, paths } from '@gyg/platform';
import { createBrowserRouter } from 'react-router';
import { developerRoutes } from '../developer/developer-routes';
import type { RemoteTable } from '../federation/registry';
import { areaRoutes } from './area-routes';
import { FinishSignIn } from './finish-sign-in';
import { Frame } from './frame';
import { ShellFailure } from './shell-failure';
import { isPluginPath } from './window/window-path';

/** The page's router: the remotes' claims inside the frame. Unknown paths redirect to About. */
export function createRouter(table: RemoteTable) {
  const areas = areaRoutes(table, (pattern) => !isPluginPath(pattern), <Navigate to={paths.about()} replace />);
  const diagnostics = areas.find(({ path }) => path === paths.diagnostics());
  return createBrowserRouter([
    {
      element: <Frame table={table} />,
      errorElement: <ShellFailure />,
      children: [
        { path: '/auth/callback', element: <FinishSignIn /> },
        { path: '/index.html', element: <Navigate to={paths.home()} replace /> },
        ...developerRoutes(diagnostics),
        ...areas.filter((route) => route !== diagnostics),
      ],
    },
  ]);
}
