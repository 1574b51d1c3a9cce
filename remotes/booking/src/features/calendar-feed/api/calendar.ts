import { call, callOptions, invalidateCalls, useMutation, useQuery, useQueryClient } from '@gyg/platform';

/** The address of a user's calendar, fetched once `enabled`. */
export const useCalendar = (userId: string, enabled: boolean) =>
  useQuery({ ...callOptions('getCalendar', { params: { userId } }), enabled });

/** Creates or renews the address; the old one stops working. */
export function useRenewCalendar(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('renewCalendar', { params: { userId }, body: {} }),
    onSettled: () => invalidateCalls(queries, ['getCalendar']),
  });
}
