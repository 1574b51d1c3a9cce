import type { RouteObject } from 'react-router';
import { type RemoteTable, tableIsComplete } from '../federation/registry';
import { AreaMissing } from './area-missing';
import { AreaRoute } from './area-route';

/** Which remote's screen a route shows. */
class Claim {
  readonly name: string;
  readonly pattern: string;
  constructor(name: string, pattern: string) {
    this.name = name;
    this.pattern = pattern;
  }
}

/** The claim behind a route of the router, if it is a remote's. */
export const claimOf = (handle: unknown): Claim | undefined => (handle instanceof Claim ? handle : undefined);

/**
 * One route for each pattern that a remote claims and `belongs` takes; React keys keep two screens of one remote apart. Last
 * what unknown addresses show, or that something is missing where they may be pages of a remote without a row.
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
