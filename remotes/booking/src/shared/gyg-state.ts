import type { GygState } from '@gyg/contract';

const names = { CREATED: 'draft', PUBLISHED: 'upcoming', ONGOING: 'ongoing', FINISHED: 'past' } as const;

/** The state for cards and badges. */
export const cardState = (state: GygState) => names[state];
