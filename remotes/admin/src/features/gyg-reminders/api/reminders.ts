import type { ReminderSettings } from '@gyg/contract';
import { call, callOptions, invalidateCalls, useMutation, useQuery, useQueryClient } from '@gyg/platform';

/** When the people of a gyg are reminded. */
export const useReminders = (gygId: string) => useQuery(callOptions('getReminders', { params: { gygId } }));

/** Saves the settings. Pending until they have been fetched again. */
export function useSaveReminders(gygId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (settings: ReminderSettings) => call('saveReminders', { params: { gygId }, body: settings }),
    onSettled: () => invalidateCalls(queries, ['getReminders']),
  });
}
