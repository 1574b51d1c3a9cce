import type { OperationName } from '@gyg/contract';
import type { TestApi } from '../test-api';
import type { CallOptions } from '../test-call';
import { type ActorName, type OnSite, personOnSite } from './actors';
import type { Fixture } from './fixture';

const isOnSite = (actor: ActorName | OnSite): actor is OnSite => actor in personOnSite;

/** Makes a call as one of the matrix's actors. */
export function callAs<N extends OperationName>(
  api: TestApi,
  fixture: Fixture,
  actor: ActorName | OnSite,
  name: N,
  options: CallOptions,
) {
  if (actor === 'guest') return api.call(name, options);
  const person = isOnSite(actor) ? personOnSite[actor] : actor;
  const groups = person === 'superUser' ? ['superusers'] : [];
  const as = isOnSite(actor) ? api.fromPartner : api.as;
  return as(fixture[person], { groups })(name, options);
}
