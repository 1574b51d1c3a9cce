import type { BodyOf } from '@gyg/contract';
import { call, invalidateCalls, useMutation, useQueryClient } from '@gyg/platform';
import { useAttemptKey } from '../../../shared/attempt-key';

/** Sends a message to people of a gyg, then fetches the messages again. Tried again, it is sent to each of them once. */
export function useSendMessage(gygId: string) {
  const queries = useQueryClient();
  const attempt = useAttemptKey(`message.${gygId}`);
  return useMutation({
    mutationFn: (body: BodyOf<'sendGygMessage'>) =>
      call('sendGygMessage', { params: { gygId }, body }, { key: attempt.keyOf(body) }),
    onSuccess: () => {
      attempt.done();
      return invalidateCalls(queries, ['listGygMessages', 'getGygDesk']);
    },
  });
}
