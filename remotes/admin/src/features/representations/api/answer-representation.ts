import { call, useMutation } from '@gyg/platform';
import { useRefreshAnswered } from '../../../shared/answers';

export type RepresentationAnswer = 'accept' | 'decline';

/** Sends the answer to a request. */
export const answerRepresentation = (
  requestId: string,
  answer: RepresentationAnswer,
  { leaving }: { leaving: boolean },
) =>
  call(
    answer === 'accept' ? 'acceptRepresentationRequest' : 'declineRepresentationRequest',
    { params: { requestId }, body: {} },
    { keepalive: leaving },
  );

/** Revokes an approval. In the API that is the same call as declining. */
export function useRevokeRepresentation() {
  const refresh = useRefreshAnswered();
  return useMutation({
    mutationFn: (requestId: string) => call('declineRepresentationRequest', { params: { requestId }, body: {} }),
    onSettled: refresh,
  });
}
