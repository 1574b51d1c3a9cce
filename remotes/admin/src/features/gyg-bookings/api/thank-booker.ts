import type { GygBooking } from '@gyg/contract';
import { call, invalidateCalls, useMutation, useQueryClient } from '@gyg/platform';

/** Thanks a person for their booking; '' removes the thanks. */
export function useThankBooker() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ booking: { gygId, id: bookingId }, thanks }: { booking: GygBooking; thanks: string }) =>
      call('thankBooker', { params: { gygId, bookingId }, body: { thanks } }),
    onSettled: () => invalidateCalls(queries, ['listGygBookings', 'listUserBookings']),
  });
}
