import type { GygBooking } from '@gyg/contract';
import { call } from '@gyg/platform';
import { useRefreshAnswered } from '../../../shared/answers';
import { useBatch } from '../../../shared/confirm';

/** Cancels bookings for other people. */
export function useCancelBookings() {
  const refresh = useRefreshAnswered();
  const { progress, run } = useBatch();
  return {
    /** How many of how many are done; undefined while nothing is being cancelled. */
    progress,
    /**
     * Cancels bookings one after another with the same reason, and resolves with those that failed.
     * @throws the first error if all of them failed.
     */
    async cancel(bookings: readonly GygBooking[], reason: string): Promise<readonly GygBooking[]> {
      const { failed } = await run(bookings, ({ gygId, id: bookingId, contributionType }) =>
        call('cancelBooking', { params: { gygId, bookingId }, body: { contributionType, reason } }),
      );
      await refresh();
      if (failed.length === bookings.length) throw failed[0]?.thrown;
      return failed.map(({ item }) => item);
    },
  };
}
