import { type CallInput, call, useMutation, useQueryClient } from '@gyg/platform';
import { refreshAfterBooking } from '../../../shared/refresh-after-booking';

type Booking = CallInput<'createBooking'>;

/** Books a contribution, then refetches capacity and bookings. */
export function useCreateBooking() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (booking: Booking) => call('createBooking', booking),
    onSettled: () => refreshAfterBooking(queries),
  });
}
