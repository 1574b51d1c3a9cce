import { call, type HeldAnswers, useHeldAnswers, useMutation } from '@gyg/platform';
import { type Answer, useOneRefresh, useRefreshAnswered } from '../../../shared/answers';

/** Answers to requests, by id. Each can be taken back for ten seconds. */
export function useRequestAnswers(): HeldAnswers<Answer> {
  const { during, afterLast } = useOneRefresh(useRefreshAnswered());
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
  const refresh = useRefreshAnswered();
  return useMutation({
    mutationFn: (requestId: string) => call('declineRepresentationRequest', { params: { requestId }, body: {} }),
    onSettled: refresh,
  });
}
