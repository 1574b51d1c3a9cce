import type { RouteObject } from 'react-router';
import type { RemoteTable } from '../federation/registry';
import { AreaRoute } from './area-route';

/** One route for each pattern that a remote claims, as far as `belongs`; React keys keep two screens of one remote apart. */
export function areaRoutes(table: RemoteTable, belongs: (pattern: string) => boolean): RouteObject[] {
  return Object.entries(table).flatMap(([name, row]) =>
    row.basePaths.filter(belongs).map((path) => ({
      path,
      element: <AreaRoute key={path} name={name} pattern={path} />,
    })),
  );
}
