import { call } from '@gyg/platform';

/** Joins the waiting list for places as a recipient. Only the host sees the comment. */
export function queueForPlace(gygId: string, bookingComment: string) {
  const body = { beneficiary: true as const, bookingComment: bookingComment.trim() };
  return call('joinWaitlist', { params: { gygId }, body });
}

/** Leaves a waiting list. */
export function leaveWaitlist(gygId: string, entryId: string) {
  return call('leaveWaitlist', { params: { gygId, entryId } });
}
