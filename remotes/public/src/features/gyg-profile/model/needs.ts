import type { GygState, Need } from '@gyg/contract';
import { takesBookings } from '../../../shared/gyg-state';

/** Needs by their host's order, then by title (specification 2.5). */
export function sortNeeds(needs: readonly Need[], language: string): Need[] {
  return needs.toSorted((a, b) => a.sortOrder - b.sortOrder || a.title.localeCompare(b.title, language));
}

/** What a need's badge shows, in the order of specification 2.5; a past gyg shows how much was received. */
export function getNeedStatus(state: GygState, need: Need): 'fullyReceived' | 'received' | 'closed' | 'left' {
  if (need.availablePositions === 0) return 'fullyReceived';
  if (state === 'FINISHED') return 'received';
  return need.whoCanOffer === 'NONE' ? 'closed' : 'left';
}

/** Who may offer, when it is restricted to a group (specification 2.5). */
export function restrictionOf({ whoCanOffer }: Need) {
  return whoCanOffer === 'ANYONE' || whoCanOffer === 'NONE' ? undefined : whoCanOffer;
}

/** How many needs can be booked now: for guests the reason to sign up (specification 4). */
export function countBookable(state: GygState, needs: readonly Need[]): number {
  if (!takesBookings(state)) return 0;
  return needs.filter((need) => getNeedStatus(state, need) === 'left' && need.whoCanOffer !== 'INVITE_ONLY').length;
}
