import type { BookingFailureReason } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { Actor } from '../../access/actor';
import { type GygRow, gygStateAt, isPartnerAmong } from '../gygs';
import { isEligible, type NeedRow, placesLeft } from '../needs';

/** Whether one of the caller's organisations is an accepted partner of the gyg. */
export async function isPartner(read: Reader, actor: Actor, gyg: GygRow): Promise<boolean> {
  return actor.kind === 'user' && isPartnerAmong(read, gyg.id, [...actor.roles.keys()]);
}

/** Whether being a partner makes a difference for this need. */
export function asksForPartners(need: NeedRow): boolean {
  return need.whoCanOffer === 'ONLY_PARTNERS' || need.whoCanOffer === 'HOST_OR_PARTNERS';
}

interface Circumstances {
  actor: Actor;
  gyg: GygRow;
  partner: boolean;
  /** Whether the caller holds this need. */
  booked: boolean;
  now: Date;
}

/** Why the caller may not book a need now, in the order in which api.md looks; null when they may. */
export function refusalOf(
  need: NeedRow,
  { actor, gyg, partner, booked, now }: Circumstances,
): BookingFailureReason | null {
  const state = gygStateAt(gyg, now);
  if (state === 'CREATED' || state === 'FINISHED') return 'not_open';
  if (need.whoCanOffer === 'NONE') return 'closed';
  if (booked) return 'already_booked';
  if (!isEligible(actor, gyg, need, partner)) return 'not_eligible';
  return placesLeft(need) > 0 ? null : 'full';
}
