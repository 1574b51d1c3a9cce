import type { GygState } from '@gyg/contract';
import type { GygState as StateLook } from '@gyg/design-system';

/** The look of a state. Its text is `common.state.<STATE>`. */
export const stateLook: Readonly<Record<GygState, StateLook>> = {
  CREATED: 'draft',
  PUBLISHED: 'upcoming',
  ONGOING: 'ongoing',
  FINISHED: 'past',
};

/** Whether a gyg accepts bookings: neither draft nor past. */
export const takesBookings = (state: GygState) => state === 'PUBLISHED' || state === 'ONGOING';
