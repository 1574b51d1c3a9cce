import type { OperationName } from '@gyg/contract';
import type { TestApi } from '../test-api';
import type { CallOptions } from '../test-call';
import type { ActorName } from './actors';
import type { Fixture } from './fixture';

/** Makes a call as one of the matrix's actors. */
export function callAs<N extends OperationName>(
  api: TestApi,
  fixture: Fixture,
  actor: ActorName,
  name: N,
  options: CallOptions,
) {
  if (actor === 'guest') return api.call(name, options);
  const groups = actor === 'superUser' ? ['superusers'] : [];
  return api.as(fixture[actor], { groups })(name, options);
}
