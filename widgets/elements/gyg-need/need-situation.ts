import type { GygViewer, ViewerWaitlistEntry } from '@gyg/contract';
import type { BookingFailureReason } from '@gyg/contract/errors';
import type { Bookable, Personal } from './gyg-need-query';
import { openSituation } from './open-situation';

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

/** The situation of a visitor who is logged in. */
export type NeedSituation =
  | { readonly kind: 'booked'; readonly held: Held }
  | { readonly kind: 'offered' | 'queued'; readonly entry: ViewerWaitlistEntry }
  | { readonly kind: 'past' | 'closed' | 'full' | 'checking' | 'open' }
  | { readonly kind: 'refused'; readonly reason: BookingFailureReason };

function heldOf({ need }: Bookable, { bookings, place }: GygViewer): Held | undefined {
  if (need === null)
    return place === null ? undefined : { id: place.id, waits: false, quantity: 1, forOrganization: undefined };
  const booking = bookings.find((candidate) => (candidate.gygPositionId ?? candidate.gygCommodityId) === need.id);
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
 * What a visitor can do who is logged in: their booking counts first, then what the need is like, then who they are.
 * `personal` is undefined until it has loaded.
 */
export function situationOf(bookable: Bookable, personal: Personal | undefined): NeedSituation {
  const { need } = bookable;
  if (personal === undefined) return { kind: 'checking' };
  const { viewer } = personal;
  const held = heldOf(bookable, viewer);
  if (held) return { kind: 'booked', held };
  const open = openSituation(bookable);
  if (open === 'past' || open === 'closed') return { kind: open };
  const entry = viewer.waitlist.find(({ gygPositionId }) => gygPositionId === (need?.id ?? null));
  if (entry) return { kind: entry.offer ? 'offered' : 'queued', entry };
  const { allowed, reason } =
    need === null ? { allowed: true, reason: null } : (viewer.canOffer[need.id] ?? { allowed: false, reason: null });
  if (reason === 'full' || (open === 'full' && reason !== 'not_eligible')) return { kind: 'full' };
  return allowed ? { kind: 'open' } : { kind: 'refused', reason: reason ?? 'closed' };
}
