import type { ContributionType, Locale, Need } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { type Actor, localeOf } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { compareTexts } from '../../text/compare-texts';
import { type GygRow, getVisibleGyg } from '../gygs';
import { invitationsTo } from '../invites';
import { canSeeNeed } from './need.policy';
import { presentNeed } from './need.presenter';
import { listBookedNeedIds, listNeedRows, type NeedRow } from './need.repository';

/** By sortOrder, then title. */
function inOrder(rows: readonly NeedRow[], language: Locale): NeedRow[] {
  return rows.toSorted((a, b) => a.sortOrder - b.sortOrder || compareTexts[language](a.title, b.title));
}

/** The needs of a gyg that the caller may see, in order; `landing` is the need whose invitation link was opened. */
export async function listVisibleNeeds(
  read: Reader,
  actor: Actor,
  gyg: GygRow,
  { kind, landing }: { kind?: ContributionType; landing?: string | undefined } = {},
): Promise<NeedRow[]> {
  const userId = actor.kind === 'user' ? actor.id : undefined;
  const [rows, booked, invited] = await Promise.all([
    listNeedRows(read, gyg.id, kind),
    userId === undefined ? [] : listBookedNeedIds(read, gyg.id, userId),
    invitationsTo(read, gyg.id, userId),
  ]);
  return inOrder(rows, localeOf(actor)).filter((need) => canSeeNeed(actor, gyg, need, { booked, invited, landing }));
}

interface NeedListing {
  kind: ContributionType;
  positionId?: string | undefined;
  page: number;
  pageSize: number;
}

/** A page of a gyg's skills or items; an invitation page requests its need, and gets it even if it is closed. */
export async function listNeeds(
  { db }: ApiContext,
  actor: Actor,
  gygId: string,
  { kind, positionId, page, pageSize }: NeedListing,
): Promise<{ needs: Need[]; total: number; page: number; pageSize: number }> {
  const gyg = await getVisibleGyg(db.read, actor, gygId);
  const needs = await listVisibleNeeds(db.read, actor, gyg, { kind, landing: positionId });
  const shown = needs.slice(page * pageSize, (page + 1) * pageSize);
  return { needs: shown.map(presentNeed), total: needs.length, page, pageSize };
}
