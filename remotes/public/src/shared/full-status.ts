import type { Need } from '@gyg/contract';

export type FullStatus = 'full' | 'fullyReceived';

/** How a need without free positions is full: items were received; skills, and what no one was asked for, are full. */
export const fullStatus = ({ contributionType, offeredPositions }: Need): FullStatus =>
  contributionType === 'COMMODITY' && offeredPositions > 0 ? 'fullyReceived' : 'full';
