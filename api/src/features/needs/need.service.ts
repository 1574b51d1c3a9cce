import type { ContributionType, Need } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { Actor } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { type GygRow, getVisibleGyg } from '../gygs';
import { canSeeNeed } from './need.policy';
import { presentNeed } from './need.presenter';
import { listBookedNeedIds, listNeedRows, type NeedRow } from './need.repository';

const byTitle = new Intl.Collator('sv', { sensitivity: 'base', numeric: true });

/** By sortOrder, then title (specification 2.5). */
function inOrder(rows: readonly NeedRow[]): NeedRow[] {
  return [...rows].sort((a, b) => a.sortOrder - b.sortOrder || byTitle.compare(a.title, b.title));
}

/** The needs of a gyg that this caller may see, in order. */
export async function listVisibleNeeds(
  read: Reader,
  actor: Actor,
  gyg: GygRow,
  kind?: ContributionType,
): Promise<NeedRow[]> {
  const [rows, booked] = await Promise.all([
    listNeedRows(read, gyg.id, kind),
    actor.kind === 'user' ? listBookedNeedIds(read, gyg.id, actor.id) : [],
  ]);
  return inOrder(rows).filter((need) => canSeeNeed(actor, gyg, need, booked));
}

/** The skills or the items a gyg asks for. */
export async function listNeeds(
  { db }: ApiContext,
  actor: Actor,
  gygId: string,
  kind: ContributionType,
): Promise<{ needs: Need[] }> {
  const gyg = await getVisibleGyg(db.read, actor, gygId);
  return { needs: (await listVisibleNeeds(db.read, actor, gyg, kind)).map(presentNeed) };
}
