import { type Actor, isMemberOf, readsAsHost } from '../../access/actor';
import { problem } from '../../http/problem';
import { type GygRow, gygStateAt, requireHost } from '../gygs';
import type { NeedRow } from './need.repository';

/** A closed need (NONE) is left out for all but the hosts and its bookers (api.md, Visibility). */
export function canSeeNeed(actor: Actor, gyg: GygRow, need: NeedRow, booked: readonly string[]): boolean {
  return need.whoCanOffer !== 'NONE' || booked.includes(need.id) || readsAsHost(actor, gyg);
}

/**
 * Whether the caller's organisations satisfy whoCanOffer (specification 4). `partner` says whether one of them is an
 * accepted partner. Closed and by-invitation needs are open to nobody here.
 */
export function isEligible(actor: Actor, gyg: GygRow, need: NeedRow, partner: boolean): boolean {
  const ofHost = isMemberOf(actor, gyg.organizationId);
  switch (need.whoCanOffer) {
    case 'ANYONE':
      return true;
    case 'ONLY_HOST':
      return ofHost;
    case 'ONLY_PARTNERS':
      return partner;
    case 'HOST_OR_PARTNERS':
      return ofHost || partner;
    default:
      return false;
  }
}

/** Hosts write needs until the gyg is finished. */
export function requireNeedsOpen(actor: Actor, gyg: GygRow, now: Date): void {
  requireHost(actor, gyg);
  if (gygStateAt(gyg, now) === 'FINISHED') throw problem('gyg.wrong_state');
}
