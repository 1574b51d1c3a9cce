import { call, invalidateCalls, useMutation, useQueryClient } from '@gyg/platform';
import { refreshAfterBooking } from './refresh-after-booking';

function useRefresh() {
  const queries = useQueryClient();
  return () => Promise.all([invalidateCalls(queries, ['getWaitlistOffer']), refreshAfterBooking(queries)]);
}

/** Books what an offer of a waiting list offers. Pending until the lists have been fetched again. */
export function useAcceptOffer(token: string) {
  return useMutation({
    mutationFn: () => call('acceptWaitlistOffer', { params: { token }, body: {} }),
    onSettled: useRefresh(),
  });
}

/** Declines an offer, so that the next person on the waiting list gets it. Pending until the lists have been fetched again. */
export function useDeclineOffer(token: string) {
  return useMutation({
    mutationFn: () => call('declineWaitlistOffer', { params: { token }, body: {} }),
    onSettled: useRefresh(),
  });
}
