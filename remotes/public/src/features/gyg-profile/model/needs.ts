import type { GygState, Need } from '@gyg/contract';
import { takesBookings } from '../../../shared/gyg-state';

/** Sorts needs by the host's order, then by title. */
export function sortNeeds(needs: readonly Need[], language: string): Need[] {
  return needs.toSorted((a, b) => a.sortOrder - b.sortOrder || a.title.localeCompare(b.title, language));
}

/** The badge of a need, in this order of precedence. A past gyg shows how much was received. */
export function getNeedStatus(state: GygState, need: Need): 'fullyReceived' | 'received' | 'closed' | 'left' {
  if (need.availablePositions === 0) return 'fullyReceived';
  if (state === 'FINISHED') return 'received';
  return need.whoCanOffer === 'NONE' ? 'closed' : 'left';
}

/** The group that may offer, if it is restricted. */
export function restrictionOf({ whoCanOffer }: Need) {
  return whoCanOffer === 'ANYONE' || whoCanOffer === 'NONE' ? undefined : whoCanOffer;
}

/** How many needs can be booked now. Guests see it as a reason to sign up. */
export function countBookable(state: GygState, needs: readonly Need[]): number {
  if (!takesBookings(state)) return 0;
  return needs.filter((need) => getNeedStatus(state, need) === 'left' && need.whoCanOffer !== 'INVITE_ONLY').length;
}
