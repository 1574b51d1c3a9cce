import { call, callOptions, keepPreviousData, useMutation, useQuery } from '@gyg/platform';
import { useRefreshAnswered } from '../../../shared/answers';
import { type RepresentationList, representationQuery } from '../model/representation-list';

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

/** The requests of one tab and page, with the number in each tab. The current ones stay while the next load. */
export const useRepresentations = (organizationId: string, list: RepresentationList) =>
  useQuery({
    ...callOptions('listOrganizationRepresentationRequests', {
      params: { organizationId },
      query: representationQuery(list),
    }),
    placeholderData: keepPreviousData,
  });
