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
