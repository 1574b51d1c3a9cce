import type { BodyOf } from '@gyg/contract';
import { call, invalidateCalls, useMutation, useQueryClient } from '@gyg/platform';

/** Sends a message to people of a gyg, then fetches the messages again. */
export function useSendMessage(gygId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'sendGygMessage'>) => call('sendGygMessage', { params: { gygId }, body }),
    onSuccess: () => invalidateCalls(queries, ['listGygMessages', 'getGygDesk']),
  });
}
