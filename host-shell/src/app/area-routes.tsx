import type { RouteObject } from '@gyg/platform';
import { useLocation } from '@gyg/platform';
import { AreaUnavailable } from '../remotes/load-area';
import { type RemoteTable, tableIsComplete } from '../remotes/registry';
import { AreaBoundary } from './area-boundary';
import { AreaFailure } from './area-failure';
import { AreaScreen } from './area-screen';

/** A claimed path: the remote's screen in an error boundary. */
function AreaRoute({ name, pattern }: { name: string; pattern: string }) {
  const { pathname } = useLocation();
  return (
    <AreaBoundary name={name} at={pathname}>
      <AreaScreen name={name} pattern={pattern} />
    </AreaBoundary>
  );
}

const failure = new AreaUnavailable('unknown', 'down');

/**
 * Shown at an unknown path if a remote has no valid row: the path may be one of its pages. A reload reads the rows
 * again.
 */
function AreaMissing() {
  return <AreaFailure failure={failure} onRetry={() => location.reload()} />;
}

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
