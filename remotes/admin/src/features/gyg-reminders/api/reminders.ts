import type { ReminderSettings } from '@gyg/contract';
import { call, callOptions, invalidateCalls, useMutation, useQuery, useQueryClient } from '@gyg/platform';

/** When a gyg reminds its people. */
export const useReminders = (gygId: string) => useQuery(callOptions('getReminders', { params: { gygId } }));

/** Saves the settings. Done when they have been fetched again. */
export function useSaveReminders(gygId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (settings: ReminderSettings) => call('saveReminders', { params: { gygId }, body: settings }),
    onSettled: () => invalidateCalls(queries, ['getReminders']),
  });
}
