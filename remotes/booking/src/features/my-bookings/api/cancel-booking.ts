import type { UserBooking } from '@gyg/contract';
import { call, useMutation, useQueryClient } from '@gyg/platform';
import { refreshAfterBooking } from '../../../shared/refresh-after-booking';

/** Cancels a booking with a reason, then refetches everything that shows capacity. */
export function useCancelBooking() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ booking, reason }: { booking: UserBooking; reason: string }) =>
      call('cancelBooking', {
        params: { gygId: booking.gygId, bookingId: booking.id },
        body: { contributionType: booking.contributionType, reason },
      }),
    onSettled: () => refreshAfterBooking(queries),
  });
}
