import type { Gyg, GygViewer, ViewerWaitlistEntry } from '@gyg/contract';
import { isWaitlistOpen } from '@gyg/contract/waitlist';

/** Whether people can queue for what is full of a gyg. `now` is in milliseconds. */
export const takesQueue = ({ state, startDateTime }: Pick<Gyg, 'state' | 'startDateTime'>, now = Date.now()): boolean =>
  state === 'PUBLISHED' && isWaitlistOpen(new Date(startDateTime), new Date(now));

/** The visitor's own entry in the queue of a need, or with null in that for places as a recipient. */
export const ownEntry = (viewer: GygViewer | undefined, needId: string | null): ViewerWaitlistEntry | undefined =>
  viewer?.waitlist.find((entry) => entry.gygPositionId === needId);
