import type { GygViewer, ViewerWaitlistEntry } from '@gyg/contract';

/** The visitor's own entry in the queue of a need, or with null in that for places as a recipient. */
export const ownEntry = (viewer: GygViewer | undefined, needId: string | null): ViewerWaitlistEntry | undefined =>
  viewer?.waitlist.find((entry) => entry.gygPositionId === needId);
