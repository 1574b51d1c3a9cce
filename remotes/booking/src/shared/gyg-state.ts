import type { GygState } from '@gyg/contract';

const names = { CREATED: 'draft', PUBLISHED: 'upcoming', ONGOING: 'ongoing', FINISHED: 'past' } as const;

/** The state as cards and badges draw it. */
export const cardState = (state: GygState) => names[state];
