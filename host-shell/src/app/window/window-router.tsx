import { createBrowserRouter } from 'react-router';
import type { RemoteTable } from '../../federation/registry';
import { areaRoutes } from '../area-routes';
import { ShellFailure } from '../shell-failure';
import { WindowFrame } from './window-frame';
import { WindowInvalid } from './window-invalid';
import { isWindowPath } from './window-path';

/** The router of the window in which people log in on partners' sites: only its forms. */
export function createWindowRouter(table: RemoteTable) {
  return createBrowserRouter([
    {
      element: <WindowFrame table={table} />,
      errorElement: <ShellFailure />,
      children: areaRoutes(table, isWindowPath, <WindowInvalid />),
    },
  ]);
}
