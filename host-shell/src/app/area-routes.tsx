import type { RouteObject } from '@gyg/platform';
import { type RemoteTable, tableIsComplete } from '../federation/registry';
import { AreaMissing } from './area-missing';
import { AreaRoute } from './area-route';

/** The remote and pattern that a route shows. */
class Claim {
  readonly name: string;
  readonly pattern: string;
  constructor(name: string, pattern: string) {
    this.name = name;
    this.pattern = pattern;
  }
}

/** The claim of a route handle; undefined if it is not a remote's route. */
export const claimOf = (handle: unknown): Claim | undefined => (handle instanceof Claim ? handle : undefined);

/**
 * Builds one route for each pattern that a remote claims and that `belongs` accepts. React keys separate the screens of
 * one remote. The last route handles unknown paths. If a remote has no valid row, it shows that a part of the site is
 * missing.
 */
export function areaRoutes(
  table: RemoteTable,
  belongs: (pattern: string) => boolean,
  unknown: RouteObject['element'],
): RouteObject[] {
  const claimed = Object.entries(table).flatMap(([name, row]) =>
    row.basePaths.filter(belongs).map((path) => ({
      path,
      handle: new Claim(name, path),
      element: <AreaRoute key={path} name={name} pattern={path} />,
    })),
  );
  return [...claimed, { path: '*', element: tableIsComplete() ? unknown : <AreaMissing /> }];
}
