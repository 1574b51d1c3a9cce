import { type GygViewer, limits } from '@gyg/contract';
import { isHostOf, type SignedIn } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import { getBookingRefusal, getEligibility, getNextReminder, listParticipantsOf } from '../../bookings';
import { listViewerWaitlist, listVisibleNeeds, type NeedRow } from '../../needs';
import { type Asked, cancellableUntil, type GygPageRow, type GygRow, getGygPageRow, getVisibleGyg } from '..';
import { canSeeParticipantInfo, getViewerBookings, type ViewerBookings } from './gyg-page.service';

/**
 * Until when the caller can cancel their bookings; without bookings, until when a booking made now could be cancelled.
 */
function canCancelUntil(gyg: GygRow, { cancellableUntil: times, place }: ViewerBookings, now: Date): string | null {
  const placeCancellable = place ? [cancellableUntil(gyg, place.createdAt, now)] : [];
  const held = [...times, ...placeCancellable];
  const until = (held.length > 0 ? held : [cancellableUntil(gyg, now, now)]).filter((time) => time !== null);
  const [first] = until.sort((a, b) => a.getTime() - b.getTime());
  return first?.toISOString() ?? null;
}

/** Data of a gyg's page that is already loaded. */
interface Loaded {
  gyg: GygRow;
  page: GygPageRow;
  needs: readonly NeedRow[];
  held: ViewerBookings;
}

/** The personal part of a loaded page: the caller's bookings, which needs they can book, and why not. */
export async function viewerOf(
  { db }: ApiContext,
  actor: SignedIn,
  { gyg, page, needs, held }: Loaded,
  now: Date,
): Promise<GygViewer> {
  const [eligibility, waitlist, nextReminder] = await Promise.all([
    getEligibility(db.read, actor, gyg, needs),
    listViewerWaitlist(db, actor.id, gyg.id, now),
    getNextReminder(db.read, gyg, now),
  ]);
  const mine = new Set(held.bookings.map((booking) => booking.gygPositionId ?? booking.gygCommodityId));
  const canOffer = needs.map((need) => {
    const reason = getBookingRefusal(need, { ...eligibility, actor, gyg, booked: mine.has(need.id), now });
    return [need.id, { allowed: reason === null, reason }] as const;
  });
  return {
    isHost: isHostOf(actor, gyg),
    bookings: held.bookings,
    place: held.place && { id: held.place.id, bookingComment: held.place.bookingComment },
    canOffer: Object.fromEntries(canOffer),
    canCancelUntil: canCancelUntil(gyg, held, now),
    nextReminderAt: nextReminder?.toISOString() ?? null,
    waitlist,
    ...(canSeeParticipantInfo(actor, gyg, held) ? { participantInfo: page.participantInfo } : {}),
  };
}

/** The personal part alone, with the participants that the caller may see. Throws 401, 404. */
export async function getGygViewer(
  context: ApiContext,
  actor: SignedIn,
  gygId: string,
  asked: Asked,
): Promise<GygViewer> {
  const { reading } = asked;
  const { read } = context.db;
  const gyg = await getVisibleGyg(read, actor, gygId);
  const all = { page: 0, pageSize: limits.pageSizeMax, reading };
  const [page, needs, held, skills, items] = await Promise.all([
    getGygPageRow(read, gyg.id, reading),
    listVisibleNeeds(read, actor, gyg, { reading }),
    getViewerBookings(context, actor, gyg, asked),
    listParticipantsOf(read, actor, gyg, 'SKILL', all),
    listParticipantsOf(read, actor, gyg, 'COMMODITY', all),
  ]);
  const viewer = await viewerOf(context, actor, { gyg, page, needs, held }, asked.now);
  return { ...viewer, participants: [...skills.items, ...items.items] };
}
