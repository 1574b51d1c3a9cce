import type { RouteObject } from '@gyg/platform';
import type { RemoteTable } from '../../remotes/registry';
import { areaRoutes } from '../area-routes';
import { WindowFrame } from './window-frame';
import { WindowInvalid } from './window-invalid';
import { isWindowPath } from './window-path';

/** The routes of the window in which people log in on partners' sites: only its forms. */
export const windowRoutes = (table: RemoteTable): RouteObject[] => [
  { element: <WindowFrame table={table} />, children: areaRoutes(table, isWindowPath, <WindowInvalid />) },
];
