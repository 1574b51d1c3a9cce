import type { BookingFailureReason, WhoCanOffer } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { Actor } from '../../access/actor';
import { type GygRow, isAnyPartner, isOpen } from '../gygs';
import { type IsInvited, invitationsTo } from '../invites';
import { capacityLeft, isEligible, type NeedRow } from '../needs';
import { hasBookedNeed } from './booking.repository';

/** The facts that decide eligibility besides memberships. */
interface Eligibility {
  /** Whether one of the caller's organisations is an accepted partner of the gyg. */
  partner: boolean;
  invited: IsInvited;
}

const forPartners: WhoCanOffer[] = ['ONLY_PARTNERS', 'HOST_OR_PARTNERS'];

/** The caller's eligibility for a gyg, as far as these needs require it. */
export async function getEligibility(
  read: Reader,
  actor: Actor,
  gyg: GygRow,
  needs: readonly NeedRow[],
): Promise<Eligibility> {
  if (actor.kind !== 'user') return { partner: false, invited: () => false };
  const asks = (values: readonly WhoCanOffer[]) => needs.some((need) => values.includes(need.whoCanOffer));
  const [partner, invited] = await Promise.all([
    asks(forPartners) && isAnyPartner(read, gyg.id, [...actor.roles.keys()]),
    invitationsTo(read, gyg.id, asks(['INVITE_ONLY']) ? actor.id : undefined),
  ]);
  return { partner, invited };
}

interface BookingCircumstances extends Eligibility {
  actor: Actor;
  gyg: GygRow;
  /** Whether the caller has booked this need. */
  booked: boolean;
  now: Date;
}

/** Why the caller cannot book a need now, checked in the order of the contract; null if they can. */
export function getBookingRefusal(
  need: NeedRow,
  { actor, gyg, booked, now, ...eligibility }: BookingCircumstances,
): BookingFailureReason | null {
  if (!isOpen(gyg, now)) return 'not_open';
  if (need.whoCanOffer === 'NONE') return 'closed';
  if (booked) return 'already_booked';
  if (!isEligible(actor, gyg, need, eligibility)) return 'not_eligible';
  return capacityLeft(need) > 0 ? null : 'full';
}

/** Whether a user has an active booking of a need. */
export function hasBooked(read: Reader, needId: string, userId: string): Promise<boolean> {
  return hasBookedNeed(read, needId, userId);
}
