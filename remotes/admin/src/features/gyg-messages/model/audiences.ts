import type { GygDesk, MessageAudience } from '@gyg/contract';

/** People that a message can be sent to. */
export interface Audience {
  readonly audience: MessageAudience;
  /** How many bookings or places it has; undefined while that is not known. */
  readonly count: number | undefined;
}

/**
 * The audiences that make sense for a gyg. `attended` is the number of bookings recorded as attended, `chosen` the
 * number of bookings chosen in the list.
 */
export function audiencesOf(
  { gyg, bookings, recipients }: GygDesk,
  { attended, chosen }: { attended: number | undefined; chosen: number },
): Audience[] {
  const started = gyg.state === 'ONGOING' || gyg.state === 'FINISHED';
  return [
    ...(chosen > 0 ? [{ audience: 'CHOSEN', count: chosen } as const] : []),
    { audience: 'BOOKED', count: bookings.confirmed },
    ...(bookings.waiting > 0 ? [{ audience: 'WAITING', count: bookings.waiting } as const] : []),
    ...(started ? [{ audience: 'ATTENDED', count: attended } as const] : []),
    ...(recipients.places > 0 || recipients.taken > 0
      ? [{ audience: 'RECIPIENTS', count: recipients.taken } as const]
      : []),
  ];
}

/** The audience that a new message is for: the first one with people. */
export const usualAudience = (desk: GygDesk): MessageAudience =>
  audiencesOf(desk, { attended: undefined, chosen: 0 }).find(({ count = 0 }) => count > 0)?.audience ?? 'BOOKED';
