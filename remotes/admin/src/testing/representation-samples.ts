import type { AnswerOf, RepresentationRequest } from '@gyg/contract';
import { buildRepresentationRequest } from '@gyg/contract/testing';

/** Requests for two gygs, one of them accepted. */
export const sampleRequests: readonly RepresentationRequest[] = [
  buildRepresentationRequest(),
  buildRepresentationRequest({
    id: 'request-2',
    userId: 'user-samuel',
    userName: 'Samuel Okoro',
    needTitle: 'Soldering irons',
    contributionType: 'COMMODITY',
    quantity: 4,
  }),
  buildRepresentationRequest({
    id: 'request-3',
    userId: 'user-elin',
    userName: 'Elin Hallberg',
    gygId: 'gyg-oaks',
    gygTitle: 'Two thousand oaks for Hågadalen',
    needTitle: 'Planter',
    hostName: 'Uppsala Plantering',
    sdgGoalId: 15,
    startDateTime: '2027-08-21T07:00:00.000Z',
  }),
  buildRepresentationRequest({ id: 'request-4', userId: 'user-omar', userName: 'Omar Haddad', status: 'ACCEPTED' }),
];

/** Answers lists of requests as the API does: one status, by name, and the number in each status. */
export function answerRequests(
  all: readonly RepresentationRequest[],
  query: Readonly<Record<string, string>>,
): AnswerOf<'listOrganizationRepresentationRequests'> {
  const named = all.filter(({ userName }) => userName.toLowerCase().includes((query.keyword ?? '').toLowerCase()));
  const of = (status: string) => named.filter((request) => request.status === status);
  const requests = of(query.status ?? 'PENDING');
  const counts = {
    PENDING: of('PENDING').length,
    ACCEPTED: of('ACCEPTED').length,
    DECLINED: of('DECLINED').length,
    WITHDRAWN: of('WITHDRAWN').length,
    REVOKED: of('REVOKED').length,
  };
  return { requests, total: requests.length, page: Number(query.page ?? 0), pageSize: 20, counts };
}
