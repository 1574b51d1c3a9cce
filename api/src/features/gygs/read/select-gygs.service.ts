import { gygStates } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import { mayCall, permit } from '../../../access/permit';
import type { ApiContext } from '../../../api-context';
import { getOrganizationRow } from '../../organizations';
import { gygStateAt } from '..';
import type { GygFilter } from './gyg-conditions.repository';
import { hostScopeOf } from './gyg-list.policy';
import { listGygRows } from './gyg-search.repository';

/**
 * An organisation's gygs for pickers, including drafts and hidden ones, by title: all for its admins; for managers
 * those they manage. Throws 404 `org.missing`, 403.
 */
export async function selectGygs(
  { db }: ApiContext,
  actor: SignedIn,
  { organizationId, page, pageSize }: { organizationId: string; page: number; pageSize: number },
  now: Date,
) {
  const { id } = await getOrganizationRow(db.read, organizationId);
  const all = mayCall('selectGygs', actor, { organizationId: id });
  const mine: Pick<GygFilter, 'ids'> = all ? {} : { ids: [...actor.managed] };
  const filter: GygFilter = { states: gygStates, hidden: 'ofHosts', hostId: id, ...mine };
  const paging = { sort: 'title:asc', page, pageSize } as const;
  const { rows, total } = await listGygRows(db.read, filter, now, hostScopeOf(actor), paging);
  const [first] = rows;
  if (!all) permit('selectGygs', actor, total > 0 && first ? { gyg: first } : {});
  const gygs = rows.map((row) => ({ id: row.id, title: row.title, state: gygStateAt(row, now) }));
  return { gygs, total, page, pageSize };
}
