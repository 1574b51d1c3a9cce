import { call, useSession } from '@gyg/platform';

/** Books a place as a recipient. Only the host sees the comment. */
export function useBookPlace(gygId: string) {
  const userId = useSession((session) => session.userId);
  return (bookingComment: string) =>
    call('createBeneficiary', { params: { gygId }, body: { userId, bookingComment: bookingComment.trim() } });
}

/** Cancels a place with a reason. */
export function cancelPlace(gygId: string, beneficiaryId: string, reason: string) {
  return call('cancelBeneficiary', { params: { gygId, beneficiaryId }, body: { reason: reason.trim() } });
}

/** Joins the waiting list for places as a recipient. Only the host sees the comment. */
export function queueForPlace(gygId: string, bookingComment: string) {
  const body = { beneficiary: true as const, bookingComment: bookingComment.trim() };
  return call('joinWaitlist', { params: { gygId }, body });
}

/** Leaves a waiting list. */
export function leaveWaitlist(gygId: string, entryId: string) {
  return call('leaveWaitlist', { params: { gygId, entryId } });
}
