import { type CallInput, call, useMutation, useQueryClient } from '@gyg/platform';
import { refreshAfterBooking } from '../../../shared/refresh-after-booking';

type Booking = CallInput<'createBooking'>;

/** Books a contribution (specification 2.8). Refetches what pages show of capacity and bookings. */
export function useCreateBooking() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (booking: Booking) => call('createBooking', booking),
    onSettled: () => refreshAfterBooking(queries),
  });
}
