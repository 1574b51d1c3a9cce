import type { UserBooking } from '@gyg/contract';
import { call, useMutation, useQueryClient } from '@gyg/platform';
import { refreshAfterBooking } from '../../../shared/refresh-after-booking';

/** Requests to represent an organisation with an existing booking, by updating the booking. */
export function useRepresentOrganization() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ booking, organizationId }: { booking: UserBooking; organizationId: string }) =>
      call('updateBooking', {
        params: { gygId: booking.gygId, bookingId: booking.id },
        body: {
          gygPositionId: booking.gygPositionId ?? booking.gygCommodityId ?? '',
          userId: booking.userId,
          contributionType: booking.contributionType,
          userOrganization: organizationId,
        },
      }),
    onSettled: () => refreshAfterBooking(queries),
  });
}
