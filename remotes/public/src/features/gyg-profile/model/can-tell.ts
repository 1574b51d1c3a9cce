import type { Gyg, GygViewer } from '@gyg/contract';

/**
 * Whether the gyg's page offers the viewer to tell a story: it has started, and they are its host or have a confirmed booking
 * or place. The page of the story accepts one as soon as the gyg is published.
 */
export function canTell({ state }: Pick<Gyg, 'state'>, viewer: GygViewer | undefined): boolean {
  if (viewer === undefined || (state !== 'ONGOING' && state !== 'FINISHED')) return false;
  return viewer.isHost || viewer.place !== null || viewer.bookings.some(({ status }) => status === 'ACTIVE');
}
