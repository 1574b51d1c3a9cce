import { call, callOptions, invalidateCalls, useMutation, useQuery, useQueryClient } from '@gyg/platform';
import { refreshAfterBooking } from '../../../shared/refresh-after-booking';

/** An offer of a waiting list, by the token of its link. */
export const useOffer = (token: string) => useQuery(callOptions('getWaitlistOffer', { params: { token } }));

function useRefresh() {
  const queries = useQueryClient();
  return () => Promise.all([invalidateCalls(queries, ['getWaitlistOffer']), refreshAfterBooking(queries)]);
}

/** Books what is offered. */
export function useAcceptOffer(token: string) {
  return useMutation({
    mutationFn: () => call('acceptWaitlistOffer', { params: { token }, body: {} }),
    onSettled: useRefresh(),
  });
}

/** Declines the offer, so that the next person on the waiting list gets it. */
export function useDeclineOffer(token: string) {
  return useMutation({
    mutationFn: () => call('declineWaitlistOffer', { params: { token }, body: {} }),
    onSettled: useRefresh(),
  });
}
