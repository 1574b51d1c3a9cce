import type { GygState } from '@gyg/contract';
import type { GygState as StateLook } from '@gyg/design-system';

/** How the badge of a state looks. */
export const stateLook: Readonly<Record<GygState, StateLook>> = {
  CREATED: 'draft',
  PUBLISHED: 'upcoming',
  ONGOING: 'ongoing',
  FINISHED: 'past',
};
