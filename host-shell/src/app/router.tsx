import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import type { RemoteTable } from '../federation/registry';
import { AreaRoute } from './area-route';
import { FinishSignIn } from './finish-sign-in';
import { Frame } from './frame';
import { ShellFailure } from './shell-failure';

/** One route for each pattern that a remote claims; React keys keep two screens of one remote apart. */
function areaRoutes(table: RemoteTable): RouteObject[] {
  return Object.entries(table).flatMap(([name, row]) =>
    row.basePaths.map((path) => ({
      path,
      element: <AreaRoute key={path} name={name} pattern={path} />,
    })),
  );
}

/** The page's router: the remotes' claims inside the frame; unknown addresses lead to About (specification 2.1). */
export function createRouter(table: RemoteTable) {
  return createBrowserRouter([
    {
      element: <Frame table={table} />,
      errorElement: <ShellFailure />,
      children: [
        { path: '/auth/callback', element: <FinishSignIn /> },
        { path: '/index.html', element: <Navigate to="/" replace /> },
        ...areaRoutes(table),
        { path: '*', element: <Navigate to="/static/about" replace /> },
      ],
    },
  ]);
}
