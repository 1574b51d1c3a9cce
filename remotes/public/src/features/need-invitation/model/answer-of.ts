import type { GygViewer, NeedInvitation } from '@gyg/contract';
import { ownEntry } from '../../../shared/waitlist';

/** Who looks at the page; `unknown` until session and personal data have loaded. */
export type Visitor = 'unknown' | 'guest' | 'user';

/** What the invitation offers its visitor. */
export type InvitationAnswer =
  | 'unknown'
  | 'guest'
  | 'open'
  | 'booked'
  | 'waiting'
  | 'queued'
  | 'past'
  | 'closed'
  | 'full'
  | 'notEligible'
  | 'inviteOnly';

/** What the invitation offers: a booking counts first, then what the need is like, then who the visitor is. */
export function answerOf(
  { gyg, need }: Pick<NeedInvitation, 'gyg' | 'need'>,
  viewer: GygViewer | undefined,
  visitor: Visitor,
): InvitationAnswer {
  const booking = viewer?.bookings.find(
    (candidate) => (candidate.gygPositionId ?? candidate.gygCommodityId) === need.id,
  );
  if (booking) return booking.status === 'PENDING' ? 'waiting' : 'booked';
  if (gyg.state === 'FINISHED') return 'past';
  if (need.whoCanOffer === 'NONE') return 'closed';
  if (ownEntry(viewer, need.id)) return 'queued';
  if (need.availablePositions === 0) return 'full';
  if (visitor === 'guest') return 'guest';
  if (visitor === 'unknown' || viewer === undefined) return 'unknown';
  const offer = viewer.canOffer[need.id];
  if (offer?.allowed) return 'open';
  if (offer?.reason === 'not_eligible') return need.whoCanOffer === 'INVITE_ONLY' ? 'inviteOnly' : 'notEligible';
  return offer?.reason === 'full' ? 'full' : 'closed';
}
