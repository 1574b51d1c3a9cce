import type { BodyOf } from '@gyg/contract';
import { call, callOptions, useMutation, useQuery, useQueryClient } from '@gyg/platform';

/** How often the progress is asked for, in milliseconds. */
const soon = 2_000;

/** What there is; while something is being done, its progress. */
export const useDemoData = (busy: boolean) =>
  useQuery({
    ...callOptions('getDemoData', {}),
    refetchInterval: ({ state: { data } }) => (busy || (data && data.task !== null) ? soon : false),
  });

/** Loads, adds or clears; everything that pages know is old afterwards. */
export function useChangeDemoData() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'changeDemoData'>) => call('changeDemoData', { body }),
    onSettled: () => queries.invalidateQueries(),
  });
}

export type ChangeDemoData = ReturnType<typeof useChangeDemoData>;
