import type { BodyOf, UserBooking } from '@gyg/contract';
import { call, useMutation, useQueryClient } from '@gyg/platform';
import { needIdOf } from '../../../shared/booked-need';
import { refreshAfterBooking } from '../../../shared/refresh-after-booking';

/** The changes of a booking: comment, quantity, or organisation (null withdraws the request or ends the representation). */
export type BookingChanges = Pick<BodyOf<'updateBooking'>, 'bookingComment' | 'quantity' | 'userOrganization'>;

/** Changes a booking, then refetches everything that shows it or its capacity. */
export function useUpdateBooking() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ booking, changes }: { booking: UserBooking; changes: BookingChanges }) =>
      call('updateBooking', {
        params: { gygId: booking.gygId, bookingId: booking.id },
        body: {
          gygPositionId: needIdOf(booking),
          userId: booking.userId,
          contributionType: booking.contributionType,
          ...changes,
        },
      }),
    onSettled: () => refreshAfterBooking(queries),
  });
}
