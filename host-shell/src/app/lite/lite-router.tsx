import { createBrowserRouter } from 'react-router';
import type { RemoteTable } from '../../federation/registry';
import { areaRoutes } from '../area-routes';
import { ShellFailure } from '../shell-failure';
import { LiteFrame } from './lite-frame';
import { LiteInvalid } from './lite-invalid';
import { isLitePath, isWindowPath } from './lite-path';

/**
 * The router of the lite app. It has only the routes below the prefix: a document that any site may frame must never
 * become a page of the main site, not even by a link.
 */
export function createLiteRouter(table: RemoteTable) {
  return createBrowserRouter([
    {
      element: <LiteFrame />,
      errorElement: <ShellFailure />,
      children: areaRoutes(table, (pattern) => isLitePath(pattern) && !isWindowPath(pattern), <LiteInvalid />),
    },
  ]);
}
