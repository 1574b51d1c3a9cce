import { type GygSort, publicGygStates } from '@gyg/contract';
import { type Actor, adminOrganizations, isSelf } from '../../../access/actor';
import type { Paging } from '../../../access/queries/paging.repository';
import type { ApiContext } from '../../../api-context';
import { getUserRow } from '../../people';
import { type Asked, listGygPages, presentGygPage } from '..';
import { type GygFilter, hostScopeOf } from './find-gygs.service';
import { findContributed } from './find-seqs.repository';
import { gygIndexOf } from './gyg-index/gyg-index-of';
import { type GygList, listGygs } from './list-gygs.service';

interface UserGygs extends Paging {
  userId: string;
  sort: GygSort;
}

/**
 * The gygs of a person that the caller may see. Of others: finished ones in which they took part, unless they hide their
 * name; upcoming ones too for hosts of the gyg and admins of the organisation that they represent. Throws 404
 * `user.missing`.
 */
async function filterFor({ db }: ApiContext, actor: Actor, userId: string, now: Date): Promise<GygFilter> {
  const { read } = db;
  const { showName } = await getUserRow(read, userId);
  const states = publicGygStates;
  const all = await findContributed(read, { userId });
  if (isSelf(actor, userId)) return { states, hidden: 'all', seqs: all };
  const representing = adminOrganizations(actor);
  const [past, represented, scope, index] = await Promise.all([
    showName ? findContributed(read, { userId, attendedBefore: now }) : [],
    representing.length > 0 ? findContributed(read, { userId, representing }) : [],
    hostScopeOf(read, actor),
    gygIndexOf(db).current(),
  ]);
  return { states, hidden: 'no', seqs: [...past, ...represented, ...index.inScope(all, scope)] };
}

/** Finished gygs that a person contributed to and that the caller may see; for themselves all. */
export async function searchUserGygs(
  context: ApiContext,
  actor: Actor,
  { userId, ...paging }: UserGygs,
  { reading, now }: Asked,
): Promise<GygList> {
  const filter = await filterFor(context, actor, userId, now);
  return listGygs(context, actor, filter, paging, now, { language: reading });
}

/** The same with the texts of their pages, except participant info. */
export async function viewGygProfiles(
  context: ApiContext,
  actor: Actor,
  { userId, ...paging }: UserGygs,
  { reading, now }: Asked,
) {
  const filter = await filterFor(context, actor, userId, now);
  const { gygs, ...list } = await listGygs(context, actor, filter, paging, now, { language: reading });
  const pages = await listGygPages(
    context.db.read,
    gygs.map(({ id }) => id),
    reading,
  );
  const gygProfiles = gygs.flatMap((gyg) => {
    const page = pages.get(gyg.id);
    const gygPage = page && presentGygPage(page, { withParticipantInfo: false });
    return gygPage ? [{ gyg, gygPage }] : [];
  });
  return { gygProfiles, ...list };
}
