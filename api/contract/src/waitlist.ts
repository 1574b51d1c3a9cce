import type { GygState } from './enums';

/** Rules of the waiting list, shared by pages and the API. */
export const waitlistRules = {
  /** How long an offered place is held for the person. */
  offerHours: 24,
  /** Offers end at the latest this long before the start of the gyg. */
  lastOfferHours: 12,
  /** An offer that could not be kept for this long is not made. */
  shortestOfferMinutes: 30,
} as const;

const minute = 60_000;
const hour = 60 * minute;

/** When an offer made at `offeredAt` ends. Hours are real hours, also when the clocks change. */
export function offerEnd(startDateTime: Date, offeredAt: Date): Date {
  const last = startDateTime.getTime() - waitlistRules.lastOfferHours * hour;
  return new Date(Math.min(offeredAt.getTime() + waitlistRules.offerHours * hour, last));
}

/**
 * Whether places can still be offered in order, so that people can queue. After that a free place goes to the first
 * person to book it.
 */
export function isWaitlistOpen(startDateTime: Date, now: Date): boolean {
  const kept = offerEnd(startDateTime, now).getTime() - now.getTime();
  return kept >= waitlistRules.shortestOfferMinutes * minute;
}

/** Whether people can queue for full needs and places of a gyg. `now` is in milliseconds. */
export function takesQueue(
  { state, startDateTime }: { state: GygState; startDateTime: string },
  now: number = Date.now(),
): boolean {
  return state === 'PUBLISHED' && isWaitlistOpen(new Date(startDateTime), new Date(now));
}
