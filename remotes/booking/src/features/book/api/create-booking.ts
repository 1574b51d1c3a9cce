import { type CallInput, call, useMutation, useQueryClient } from '@gyg/platform';

type Booking = CallInput<'createBooking'>;

/** Books a contribution (specification 2.8). What pages show of places and bookings is asked anew. */
export function useCreateBooking() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (booking: Booking) => call('createBooking', booking),
    onSettled: () => queries.invalidateQueries(),
  });
}
