import type { BodyOf, UserBooking } from '@gyg/contract';
import { call, useMutation, useQueryClient } from '@gyg/platform';
import { refreshAfterBooking } from '../../../shared/refresh-after-booking';

/** What can change about a booking: comment, quantity, or the organisation (null withdraws or revokes). */
export type BookingChanges = Pick<BodyOf<'updateBooking'>, 'bookingComment' | 'quantity' | 'userOrganization'>;

/** Changes a booking, then refetches everything that shows it or its capacity. */
export function useUpdateBooking() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ booking, changes }: { booking: UserBooking; changes: BookingChanges }) =>
      call('updateBooking', {
        params: { gygId: booking.gygId, bookingId: booking.id },
        body: {
          gygPositionId: booking.gygPositionId ?? booking.gygCommodityId ?? '',
          userId: booking.userId,
          contributionType: booking.contributionType,
          ...changes,
        },
      }),
    onSettled: () => refreshAfterBooking(queries),
  });
}
