import { createBrowserRouter } from 'react-router';
import type { RemoteTable } from '../../federation/registry';
import { areaRoutes } from '../area-routes';
import { LiteInvalid } from '../lite/lite-invalid';
import { isWindowPath } from '../lite/lite-path';
import { ShellFailure } from '../shell-failure';
import { WindowFrame } from './window-frame';

/** The router of the window in which people log in on partners' sites: only its forms. */
export function createWindowRouter(table: RemoteTable) {
  return createBrowserRouter([
    {
      element: <WindowFrame table={table} />,
      errorElement: <ShellFailure />,
      children: areaRoutes(table, isWindowPath, <LiteInvalid />),
    },
  ]);
}
