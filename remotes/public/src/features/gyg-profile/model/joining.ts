import type { GygProfile, GygViewer, Need } from '@gyg/contract';
import { takesBookings } from '../../../shared/gyg-state';
import { bookableNeeds, getNeedStatus } from './needs';

/** Who looks at the page; `unknown` until session and personal data have loaded. */
export type Visitor = 'unknown' | 'guest' | 'user';

/** How the visitor can take part in a gyg. */
export type Joining =
  /**
   * `none` for drafts and gyg without needs, `full` if nothing is left, `restricted` if what is left is not for this
   * visitor.
   */
  | { kind: 'unknown' | 'none' | 'past' | 'full' | 'restricted' }
  /** What the visitor has booked; `waiting` if a host has yet to accept all of it. */
  | { kind: 'booked'; titles: readonly string[]; waiting: boolean; hasPlace: boolean }
  /** The needs that the visitor can book. */
  | { kind: 'open'; needs: readonly Need[]; asGuest: boolean }
  /** Only recipients' places are left. */
  | { kind: 'places'; left: number };

/** What the page offers the visitor: the same in the side panel and in the bar. */
export function joiningOf(profile: GygProfile, viewer: GygViewer | undefined, visitor: Visitor): Joining {
  const { gyg, gygPositions, gygCommodities, beneficiaries } = profile;
  if (gyg.state === 'FINISHED') return { kind: 'past' };
  if (visitor === 'unknown' || (visitor === 'user' && viewer === undefined)) return { kind: 'unknown' };
  const bookings = viewer?.bookings ?? [];
  const hasPlace = viewer !== undefined && viewer.place !== null;
  if (bookings.length > 0 || hasPlace) {
    const waiting = !hasPlace && bookings.every(({ status }) => status === 'PENDING');
    return { kind: 'booked', titles: bookings.map(({ needTitle }) => needTitle), waiting, hasPlace };
  }
  const all = [...gygPositions, ...gygCommodities];
  if (!takesBookings(gyg.state)) return { kind: 'none' };
  const needs = bookableNeeds(gyg.state, all, viewer);
  if (needs.length > 0) return { kind: 'open', needs, asGuest: visitor === 'guest' };
  const left = Math.max(0, beneficiaries.places - beneficiaries.taken);
  if (left > 0) return { kind: 'places', left };
  if (all.some((need) => getNeedStatus(gyg.state, need) === 'left')) return { kind: 'restricted' };
  return { kind: all.length > 0 || beneficiaries.places > 0 ? 'full' : 'none' };
}
