import type { GygViewer, ViewerWaitlistEntry } from '@gyg/contract';
import type { BookingFailureReason } from '@gyg/contract/errors';
import type { Bookable, Personal } from './gyg-need-query';

/** The visitor's own booking or place. */
export interface Held {
  readonly id: string;
  /** The host has to accept it first. */
  readonly waits: boolean;
  /** How many items; 1 for a skill or a place. */
  readonly quantity: number;
  /** The organisation it is for, or asked to be. */
  readonly forOrganization: { readonly name: string; readonly waits: boolean } | undefined;
}

/** What the visitor can do. */
export type NeedAnswer =
  | { readonly kind: 'booked'; readonly held: Held }
  | { readonly kind: 'offered' | 'queued'; readonly entry: ViewerWaitlistEntry }
  | { readonly kind: 'past' | 'closed' | 'full' | 'guest' | 'checking' | 'open' }
  | { readonly kind: 'refused'; readonly reason: BookingFailureReason };

function heldOf({ need }: Bookable, { bookings, place }: GygViewer): Held | undefined {
  if (need === null)
    return place === null ? undefined : { id: place.id, waits: false, quantity: 1, forOrganization: undefined };
  const booking = bookings.find((one) => (one.gygPositionId ?? one.gygCommodityId) === need.id);
  if (booking === undefined) return undefined;
  const { id, status, quantity, representation } = booking;
  const isFor = representation?.status === 'PENDING' || representation?.status === 'ACCEPTED';
  return {
    id,
    waits: status === 'PENDING',
    quantity,
    forOrganization:
      representation && isFor
        ? { name: representation.orgName, waits: representation.status === 'PENDING' }
        : undefined,
  };
}

/**
 * What the visitor can do: their booking counts first, then what the need is like, then who they are. `personal` is
 * undefined for guests, and until it has loaded.
 */
export function answerOf(bookable: Bookable, personal: Personal | undefined, isGuest: boolean): NeedAnswer {
  const { gyg, need, left } = bookable;
  const viewer = personal?.viewer;
  const held = viewer && heldOf(bookable, viewer);
  if (held) return { kind: 'booked', held };
  if (gyg.state === 'FINISHED') return { kind: 'past' };
  if (need?.whoCanOffer === 'NONE') return { kind: 'closed' };
  const entry = viewer?.waitlist.find(({ gygPositionId }) => gygPositionId === (need?.id ?? null));
  if (entry) return { kind: entry.offer ? 'offered' : 'queued', entry };
  if (viewer === undefined) return { kind: isGuest ? (left === 0 ? 'full' : 'guest') : 'checking' };
  if (need === null) return { kind: left === 0 ? 'full' : 'open' };
  const { allowed, reason } = viewer.canOffer[need.id] ?? { allowed: false, reason: 'closed' };
  if (allowed) return { kind: left === 0 ? 'full' : 'open' };
  if (reason === 'full' || (reason !== 'not_eligible' && left === 0)) return { kind: 'full' };
  return { kind: 'refused', reason: reason ?? 'closed' };
}
