import { call, useHeldAnswers } from '@gyg/platform';
import { useRefreshAnswered } from '../../../shared/answers';

export type RequestAnswer = 'accept' | 'decline';

const calls = { accept: 'acceptMembershipRequest', decline: 'declineMembershipRequest' } as const;

/** Answers to membership requests, by the id of the request. They can be undone before they are sent. */
export function useRequestAnswers(organizationId: string) {
  return useHeldAnswers<RequestAnswer>({
    send: (requestId, result, { leaving }) =>
      call(calls[result], { params: { organizationId, requestId } }, { keepalive: leaving }),
    onSettled: useRefreshAnswered(),
  });
}
