import type { ReminderAnswer } from '@gyg/contract';
import { call, callOptions, invalidateCalls, useMutation, useQuery, useQueryClient } from '@gyg/platform';
import { refreshAfterBooking } from '../../../shared/refresh-after-booking';

interface Given {
  answer: ReminderAnswer;
  reason?: string;
}

/** Answers a reminder. Pending until everything that shows the answer has been fetched again. */
export function useAnswerConfirmation(token: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ answer, reason = '' }: Given) =>
      call('answerConfirmation', { params: { token }, body: { answer, reason } }),
    onSettled: () => Promise.all([invalidateCalls(queries, ['getConfirmation']), refreshAfterBooking(queries)]),
  });
}

/** What a reminder asks about, by the token of its link. */
export const useConfirmation = (token: string) => useQuery(callOptions('getConfirmation', { params: { token } }));
