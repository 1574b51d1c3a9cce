import type { Gyg, GygViewer } from '@gyg/contract';

/** Whether someone can tell a story of a gyg, and if not, why. */
export type MayTell = 'yes' | 'draft' | 'waiting' | 'notThere';

/** Stories are for hosts and for people with a confirmed booking or place, of a gyg that has been published. */
export function mayTell(
  gyg: Pick<Gyg, 'state'>,
  { isHost, bookings, place }: Pick<GygViewer, 'isHost' | 'bookings' | 'place'>,
): MayTell {
  const tookPart = isHost || place !== null || bookings.some(({ status }) => status === 'ACTIVE');
  if (tookPart) return gyg.state === 'CREATED' ? 'draft' : 'yes';
  return bookings.length > 0 ? 'waiting' : 'notThere';
}
