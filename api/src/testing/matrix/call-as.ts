import type { OperationName } from '@gyg/contract';
import type { TestApi } from '../test-api';
import type { CallOptions } from '../test-call';
import type { ActorName } from './actors';
import type { World } from './world';

/** Makes a call as one of the matrix's actors. */
export function callAs<N extends OperationName>(
  api: TestApi,
  world: World,
  actor: ActorName,
  name: N,
  options: CallOptions,
) {
  if (actor === 'guest') return api.call(name, options);
  const groups = actor === 'superUser' ? ['superusers'] : [];
  return api.as(world[actor], { groups })(name, options);
}
