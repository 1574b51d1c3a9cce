import type { GygState, GygViewer, Need } from '@gyg/contract';
import { type FullStatus, fullStatus } from '../../../shared/full-status';
import { takesBookings } from '../../../shared/gyg-state';
import { ownEntry } from '../../../shared/waitlist';

/** Sorts needs by the host's order, then by title. */
export function sortNeeds(needs: readonly Need[], language: string): Need[] {
  return needs.toSorted((a, b) => a.sortOrder - b.sortOrder || a.title.localeCompare(b.title, language));
}

type NeedStatus = FullStatus | 'received' | 'closed' | 'left';

/** What is shown of a need, in this order of precedence. A past gyg shows how much of what it asked for was booked. */
export function getNeedStatus(state: GygState, need: Need): NeedStatus {
  if (need.availablePositions === 0) return fullStatus(need);
  if (state === 'FINISHED') return 'received';
  return need.whoCanOffer === 'NONE' ? 'closed' : 'left';
}

/** The group that may offer, if it is restricted. */
export function restrictionOf({ whoCanOffer }: Need) {
  return whoCanOffer === 'ANYONE' || whoCanOffer === 'NONE' ? undefined : whoCanOffer;
}

/** Whether a need is for members of certain organisations, which people can ask to join. */
export const isMembersOnly = (need: Need): boolean => !['ANYONE', 'NONE', 'INVITE_ONLY'].includes(need.whoCanOffer);

/** Whether a guest is invited to book a need: anyone can. Who belongs to a restricted group is known after the login. */
export const isOpenToGuests = (state: GygState, need: Need): boolean =>
  takesBookings(state) && getNeedStatus(state, need) === 'left' && need.whoCanOffer === 'ANYONE';

/** The needs that a guest (without `viewer`) or a user can book now. */
export function bookableNeeds(state: GygState, needs: readonly Need[], viewer: GygViewer | undefined): Need[] {
  return needs.filter((need) => (viewer ? viewer.canOffer[need.id]?.allowed === true : isOpenToGuests(state, need)));
}

/**
 * The full needs for which a guest (without `viewer`) or a user can queue while waiting lists are open. For guests those
 * that anyone can book.
 */
export function queueableNeeds(needs: readonly Need[], viewer: GygViewer | undefined): Need[] {
  return needs.filter((need) => {
    if (viewer) return viewer.canOffer[need.id]?.reason === 'full' && ownEntry(viewer, need.id) === undefined;
    return need.availablePositions === 0 && need.whoCanOffer === 'ANYONE';
  });
}
