import { type GygSort, publicGygStates } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { type Actor, adminOrganizations, isSelf } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import { getUserRow } from '../../users';
import { presentGyg, presentGygPage } from '..';
import type { GygFilter } from './gyg-conditions.repository';
import { hostScopeOf } from './gyg-list.policy';
import { listGygRows } from './gyg-search.repository';
import { type GygList, listGygs } from './list-gygs.service';
import { withOpenNeeds } from './open-needs.service';
import { contributedBy, listPagesOf, visibleTo } from './user-gygs.repository';

interface UserGygs {
  userId: string;
  sort: GygSort;
  page: number;
  pageSize: number;
}

/** The gygs of a person that the caller may see. Throws 404 `user.missing`. */
async function filterFor(read: Reader, actor: Actor, userId: string, now: Date): Promise<GygFilter> {
  const { showName } = await getUserRow(read, userId);
  const states = publicGygStates;
  if (isSelf(actor, userId)) return { states, hidden: 'all', scope: contributedBy(read, { userId }) };
  const organizationIds = adminOrganizations(actor);
  const known = visibleTo(read, { userId, showName, scope: hostScopeOf(actor), organizationIds, now });
  return { states, hidden: 'no', scope: known };
}

/** Finished gygs that a person contributed to and that the caller may see; for themselves all. */
export async function searchUserGygs(
  context: ApiContext,
  actor: Actor,
  { userId, ...paging }: UserGygs,
  now: Date,
): Promise<GygList> {
  return listGygs(context, actor, await filterFor(context.db.read, actor, userId, now), paging, now);
}

/** The same with the texts of their pages, except participant info. */
export async function viewGygProfiles(
  { db, config }: ApiContext,
  actor: Actor,
  { userId, ...paging }: UserGygs,
  now: Date,
) {
  const filter = await filterFor(db.read, actor, userId, now);
  const { rows, total } = await listGygRows(db.read, filter, now, hostScopeOf(actor), paging);
  const pages = await listPagesOf(
    db.read,
    rows.map((row) => row.id),
  );
  const gygs = await withOpenNeeds(
    db.read,
    rows.map((row) => presentGyg(row, config, now)),
  );
  const gygProfiles = gygs.flatMap((gyg) => {
    const page = pages.get(gyg.id);
    const gygPage = page && presentGygPage(page, { withParticipantInfo: false });
    return gygPage ? [{ gyg, gygPage }] : [];
  });
  return { gygProfiles, total, page: paging.page, pageSize: paging.pageSize };
}
