import type { Gyg, GygViewer } from '@gyg/contract';

/** Whether the viewer can tell a story: the gyg has started, and they are its host or have a confirmed booking or place. */
export function canTell({ state }: Pick<Gyg, 'state'>, viewer: GygViewer | undefined): boolean {
  if (viewer === undefined || (state !== 'ONGOING' && state !== 'FINISHED')) return false;
  return viewer.isHost || viewer.place !== null || viewer.bookings.some(({ status }) => status === 'ACTIVE');
}
