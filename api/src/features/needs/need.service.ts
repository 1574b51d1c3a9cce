import type { BookingGroup, ContributionType, Locale, Need, ReadingLanguage } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { type Actor, localeOf } from '../../access/actor';
import type { TextPaging } from '../../access/queries/paging.repository';
import type { ApiContext } from '../../api-context';
import { compareTexts } from '../../text/search-text';
import { type GygRow, getVisibleGyg } from '../gygs';
import { invitationsTo } from '../invites';
import { canSeeNeed } from './need.policy';
import { presentNeed } from './need.presenter';
import { listBookedNeedIds, listNeedRows, type ShownNeedRow, sumBookings } from './need.repository';

/** By sortOrder, then title in the language of the gyg. */
function inOrder(rows: readonly ShownNeedRow[], language: Locale): ShownNeedRow[] {
  return rows.toSorted((a, b) => a.sortOrder - b.sortOrder || compareTexts[language](a.title, b.title));
}

interface Listing {
  reading: ReadingLanguage;
  kind?: ContributionType;
  /** The need whose invitation link was opened. */
  landing?: string | undefined;
}

/** The needs of a gyg that the caller may see, in order. */
export async function listVisibleNeeds(
  read: Reader,
  actor: Actor,
  gyg: GygRow,
  { reading, kind, landing }: Listing,
): Promise<ShownNeedRow[]> {
  const userId = actor.kind === 'user' ? actor.id : undefined;
  const [rows, booked, invited] = await Promise.all([
    listNeedRows(read, gyg.id, { kind, reading }),
    userId === undefined ? [] : listBookedNeedIds(read, gyg.id, userId),
    invitationsTo(read, gyg.id, userId),
  ]);
  return inOrder(rows, localeOf(actor)).filter((need) => canSeeNeed(actor, gyg, need, { booked, invited, landing }));
}

interface NeedListing extends TextPaging {
  kind: ContributionType;
  positionId?: string | undefined;
}

/** A page of a gyg's skills or items; an invitation page requests its need, and gets it even if it is closed. */
export async function listNeeds(
  { db }: ApiContext,
  actor: Actor,
  gygId: string,
  { reading, kind, positionId, page, pageSize }: NeedListing,
): Promise<{ needs: Need[]; total: number; page: number; pageSize: number }> {
  const gyg = await getVisibleGyg(db.read, actor, gygId);
  const needs = await listVisibleNeeds(db.read, actor, gyg, { reading, kind, landing: positionId });
  const shown = needs.slice(page * pageSize, (page + 1) * pageSize);
  return { needs: shown.map(presentNeed), total: needs.length, page, pageSize };
}

/**
 * The number of bookings in each group, of a gyg or of one of its needs. They are kept with the needs, so this takes as
 * long for many bookings as for few. One statement.
 */
export async function countBookingsOf(
  read: Reader,
  gygId: string,
  needId?: string,
): Promise<Record<BookingGroup, number>> {
  const { confirmed, waiting, ended } = await sumBookings(read, gygId, needId);
  return { all: confirmed + waiting + ended, confirmed, waiting, ended };
}
