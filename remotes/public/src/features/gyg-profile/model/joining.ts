import type { GygProfile, GygViewer, Need, ViewerWaitlistEntry } from '@gyg/contract';
import { takesQueue } from '@gyg/contract/waitlist';
import { takesBookings } from '../../../shared/gyg-state';
import { bookableNeeds, getNeedStatus, isMembersOnly, queueableNeeds } from './needs';

/** Who looks at the page; `unknown` until session and personal data have loaded. */
export type Visitor = 'unknown' | 'guest' | 'user';

/** How the visitor can take part in a gyg. */
export type Joining =
  /**
   * `none` for drafts and gyg without needs, `full` if nothing is left, `restricted` if what is left is not for this
   * visitor, `members` if it is for members and the visitor may be one who has not logged in.
   */
  | { kind: 'unknown' | 'none' | 'past' | 'full' | 'restricted' | 'members' }
  /** What the visitor has booked; `waiting` if a host has yet to accept all of it. */
  | { kind: 'booked'; titles: readonly string[]; waiting: boolean; hasPlace: boolean }
  /** The needs that the visitor can book. */
  | { kind: 'open'; needs: readonly Need[]; asGuest: boolean }
  /** A place is held for the visitor, who was on the waiting list. */
  | { kind: 'offered'; offer: NonNullable<ViewerWaitlistEntry['offer']>; title: string | undefined }
  /** The visitor is on a waiting list; if on several, the one in which the fewest are ahead. */
  | { kind: 'queued'; ahead: number; title: string | undefined }
  /** Everything is full, but these needs have a waiting list to join. */
  | { kind: 'queue'; needs: readonly Need[]; asGuest: boolean }
  /** Only recipients' places are left. */
  | { kind: 'places'; left: number };

/** The visitor's offer, else the queue in which the fewest are ahead; undefined if there is neither. */
function ownQueue(all: readonly Need[], viewer: GygViewer | undefined): Joining | undefined {
  const titleOf = ({ gygPositionId }: ViewerWaitlistEntry) => all.find(({ id }) => id === gygPositionId)?.title;
  const entries = viewer?.waitlist ?? [];
  for (const entry of entries) {
    if (entry.offer !== null) return { kind: 'offered', offer: entry.offer, title: titleOf(entry) };
  }
  const [first] = entries.toSorted((a, b) => a.ahead - b.ahead);
  return first && { kind: 'queued', ahead: first.ahead, title: titleOf(first) };
}

/** What the page offers the visitor: the same in the side panel and in the bar. `now` is in milliseconds. */
export function joiningOf(
  profile: GygProfile,
  viewer: GygViewer | undefined,
  visitor: Visitor,
  now = Date.now(),
): Joining {
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
  const own = ownQueue(all, viewer);
  if (own?.kind === 'offered') return own;
  const needs = bookableNeeds(gyg.state, all, viewer);
  if (needs.length > 0) return { kind: 'open', needs, asGuest: visitor === 'guest' };
  if (own) return own;
  const left = Math.max(0, beneficiaries.places - beneficiaries.taken);
  if (left > 0) return { kind: 'places', left };
  const restricted = all.filter((need) => getNeedStatus(gyg.state, need) === 'left');
  if (visitor === 'guest' && restricted.some(isMembersOnly)) return { kind: 'members' };
  if (restricted.length > 0) return { kind: 'restricted' };
  const queues = takesQueue(gyg, now) ? queueableNeeds(all, viewer) : [];
  if (queues.length > 0) return { kind: 'queue', needs: queues, asGuest: visitor === 'guest' };
  return { kind: all.length > 0 || beneficiaries.places > 0 ? 'full' : 'none' };
}
