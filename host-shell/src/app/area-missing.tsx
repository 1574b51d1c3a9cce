import { AreaUnavailable } from '../federation/load-area';
import { AreaFailure } from './area-failure';

const failure = new AreaUnavailable('unknown', 'down');

/**
 * Shown at an unknown path if a remote has no valid row: the path may be one of its pages. A reload reads the rows
 * again.
 */
export function AreaMissing() {
  return <AreaFailure failure={failure} onRetry={() => location.reload()} />;
}
