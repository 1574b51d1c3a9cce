import type { Gyg, GygViewer } from '@gyg/contract';

/** Whether the viewer can tell how it was: the gyg has begun, and they run it or have a confirmed booking or place. */
export function canTell({ state }: Pick<Gyg, 'state'>, viewer: GygViewer | undefined): boolean {
  if (viewer === undefined || (state !== 'ONGOING' && state !== 'FINISHED')) return false;
  return viewer.isHost || viewer.place !== null || viewer.bookings.some(({ status }) => status === 'ACTIVE');
}
