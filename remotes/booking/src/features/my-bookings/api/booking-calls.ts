import type { BodyOf, UserBooking, UserPlace } from '@gyg/contract';
import { call, callOptions, ownBookingsOptions, useMutation, useQuery, useQueryClient } from '@gyg/platform';
import { needIdOf } from '../../../shared/booked-need';
import { refreshAfterBooking } from '../../../shared/refresh-after-booking';

/** The changes of a booking: comment, quantity, or organisation (null withdraws the request or ends the representation). */
export type BookingChanges = Pick<BodyOf<'updateBooking'>, 'bookingComment' | 'quantity' | 'userOrganization'>;

/**
 * Changes a booking, then refetches everything that shows it or its capacity. Like the others here it does not wait for that:
 * the dialog closes first, so that the focus is in the row and moves to the next one if the row goes.
 */
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
    onSettled: () => void refreshAfterBooking(queries),
  });
}

/** All bookings of a user, or those at one gyg. */
export const useUserBookings = (userId: string, gygId?: string) => useQuery(ownBookingsOptions(userId, gygId));

/** The organisations that a user may represent. */
export const useUserOrganizations = (userId: string) =>
  useQuery(callOptions('listUserOrganizations', { params: { userId } }));

/** Cancels a recipient's place with a reason. */
export function useCancelPlace() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ place, reason }: { place: UserPlace; reason: string }) =>
      call('cancelBeneficiary', { params: { gygId: place.gygId, beneficiaryId: place.id }, body: { reason } }),
    onSettled: () => void refreshAfterBooking(queries),
  });
}

/** Cancels a booking with a reason, then refetches everything that shows capacity. */
export function useCancelBooking() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ booking, reason }: { booking: UserBooking; reason: string }) =>
      call('cancelBooking', {
        params: { gygId: booking.gygId, bookingId: booking.id },
        body: { contributionType: booking.contributionType, reason },
      }),
    onSettled: () => void refreshAfterBooking(queries),
  });
}
