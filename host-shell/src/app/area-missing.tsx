import { AreaUnavailable } from '../federation/load-area';
import { AreaFailure } from './area-failure';

const failure = new AreaUnavailable('unknown', 'down');

/** An unknown address while a remote has no usable row: it may be one of its pages. A reload reads the rows again. */
export function AreaMissing() {
  return <AreaFailure failure={failure} onRetry={() => location.reload()} />;
}
