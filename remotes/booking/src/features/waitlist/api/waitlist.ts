import { type CallInput, call, useMutation, useQueryClient } from '@gyg/platform';
import { refreshAfterBooking } from '../../../shared/refresh-after-booking';

/** Joins the waiting list of a full need. */
export function useJoinWaitlist(gygId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'joinWaitlist'>['body']) => call('joinWaitlist', { params: { gygId }, body }),
    onSettled: () => refreshAfterBooking(queries),
  });
}

/** Leaves a waiting list. */
export function useLeaveWaitlist() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ gygId, entryId }: { gygId: string; entryId: string }) =>
      call('leaveWaitlist', { params: { gygId, entryId } }),
    onSettled: () => refreshAfterBooking(queries),
  });
}
