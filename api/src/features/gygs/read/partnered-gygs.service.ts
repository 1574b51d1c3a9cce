import { publicGygStates } from '@gyg/contract';
import type { Actor } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import { partneredBy } from './gyg-scope.repository';
import { type GygList, listGygs } from './list-gygs.service';

/** The gygs of which an organisation is an accepted partner, newest start first, without drafts and hidden ones. */
export function listGygsPartneredBy(
  context: ApiContext,
  actor: Actor,
  organizationId: string,
  paging: { page: number; pageSize: number },
  now: Date,
): Promise<GygList> {
  const scope = partneredBy(context.db.read, organizationId);
  const filter = { states: publicGygStates, hidden: 'no', scope } as const;
  return listGygs(context, actor, filter, { sort: 'startDateTime:desc', ...paging }, now);
}
