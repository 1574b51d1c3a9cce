import { gygStates } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import { mayCall, permit } from '../../../access/permit';
import type { ApiContext } from '../../../api-context';
import type { Paging } from '../../../queries/paging.repository';
import { getOrganizationRow } from '../../organizations';
import type { Asked } from '..';
import type { GygFilter } from './gyg-filter';
import { listGygs } from './list-gygs.service';

/**
 * An organisation's gygs for pickers, including drafts and hidden ones, by title: all for its admins; for managers
 * those they manage. Throws 404 `org.missing`, 403.
 */
export async function selectGygs(
  context: ApiContext,
  actor: SignedIn,
  { organizationId, page, pageSize }: Paging & { organizationId: string },
  { reading, now }: Asked,
) {
  const { id: hostId } = await getOrganizationRow(context.db.read, organizationId);
  const all = mayCall('selectGygs', actor, { organizationId: hostId });
  const mine: Pick<GygFilter, 'ids'> = all ? {} : { ids: [...actor.managed] };
  const filter: GygFilter = { states: gygStates, hidden: 'ofHosts', hostId, ...mine };
  const paging = { sort: 'title:asc', page, pageSize } as const;
  const { gygs, total } = await listGygs(context, actor, filter, paging, now, { withNeeds: false, language: reading });
  const [first] = gygs;
  if (!all) permit('selectGygs', actor, total > 0 && first ? { gyg: first } : {});
  const options = gygs.map(({ id, title, language, languages, state }) => ({ id, title, language, languages, state }));
  return { gygs: options, total, page, pageSize };
}
