import { call, type HeldAnswers, invalidateCalls, useHeldAnswers, useMutation, useQueryClient } from '@gyg/platform';
import { type Answer, useOneRefresh } from '../../../shared/answers';

function useRefresh() {
  const queries = useQueryClient();
  return () =>
    invalidateCalls(queries, ['listOrganizationRepresentationRequests', 'getGygDesk', 'getOrganizationDesk']);
}

/** Answers to requests, by id. Each can be taken back for ten seconds. */
export function useRequestAnswers(): HeldAnswers<Answer> {
  const { during, afterLast } = useOneRefresh(useRefresh());
  return useHeldAnswers<Answer>({
    send: (requestId, answer, { leaving }) =>
      during(() =>
        call(
          answer === 'accept' ? 'acceptRepresentationRequest' : 'declineRepresentationRequest',
          { params: { requestId }, body: {} },
          { keepalive: leaving },
        ),
      ),
    onSettled: afterLast,
  });
}

/** Revokes an approval. The booking remains, in the booker's own name. */
export function useRevoke() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (requestId: string) => call('declineRepresentationRequest', { params: { requestId }, body: {} }),
    onSettled: refresh,
  });
}
