import type { Gyg } from '@gyg/contract';
import {
  call,
  callOptions,
  type HeldAnswers,
  keepPreviousData,
  useHeldAnswers,
  useMutation,
  useQuery,
} from '@gyg/platform';
import { type Answer, useOneRefresh, useRefreshAnswered } from '../../../shared/answers';
import { type RequestList, requestFilters } from '../model/request-list';

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

/** A page of the requests to represent the host for a gyg, with counts. The current rows stay while the next ones load. */
export const useRequests = ({ id, organizationId }: Gyg, list: RequestList) =>
  useQuery({
    ...callOptions('listOrganizationRepresentationRequests', {
      params: { organizationId },
      query: requestFilters(id, list),
    }),
    placeholderData: keepPreviousData,
  });
