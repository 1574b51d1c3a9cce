import type { Bookable } from './gyg-need-query';

/** What anyone sees of it: over, closed, full, or open for people who log in (`guest`). */
export function openSituation({ gyg, need, left }: Bookable): 'past' | 'closed' | 'full' | 'guest' {
  if (gyg.state === 'FINISHED') return 'past';
  if (need?.whoCanOffer === 'NONE') return 'closed';
  return left === 0 ? 'full' : 'guest';
}
