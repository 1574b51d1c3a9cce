import { call, callOptions, invalidateCalls, useMutation, useQuery, useQueryClient } from '@gyg/platform';

/** The address of a user's calendar, read once it is asked for. */
export const useCalendar = (userId: string, enabled: boolean) =>
  useQuery({ ...callOptions('getCalendar', { params: { userId } }), enabled });

/** Makes or renews the address; the old one ends. */
export function useRenewCalendar(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('renewCalendar', { params: { userId }, body: {} }),
    onSettled: () => invalidateCalls(queries, ['getCalendar']),
  });
}
