import type { GygState } from '@gyg/contract';
import type { GygState as StateLook } from '@gyg/design-system';

/** How a state looks; its word is `common.state.<STATE>`. */
export const stateLook: Readonly<Record<GygState, StateLook>> = {
  CREATED: 'draft',
  PUBLISHED: 'upcoming',
  ONGOING: 'ongoing',
  FINISHED: 'past',
};

/** Whether a gyg takes bookings now: neither draft nor finished (specification 4). */
export const takesBookings = (state: GygState) => state === 'PUBLISHED' || state === 'ONGOING';

/** Whether an address is no place on a map (specification 2.5). */
export const isOnline = (address: string) => address.trim().toLowerCase() === 'online';
