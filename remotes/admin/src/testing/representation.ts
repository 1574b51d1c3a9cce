import type { AnswerOf, RepresentationRequest } from '@gyg/contract';

/** A request to represent Ren Kust Bohuslän at its spring clean-up. */
const request = (id: string, userName: string, status: RepresentationRequest['status']): RepresentationRequest => ({
  id,
  gygParticipantId: `booking-${id}`,
  gygCommodityUserId: null,
  organizationId: 'org-kust',
  orgName: 'Ren Kust Bohuslän',
  userId: `user-${id}`,
  userName,
  userImage: null,
  gygId: 'gyg-shore',
  gygTitle: 'Spring clean-up on Ramsvik’s outer shore',
  gygLanguage: 'en',
  needTitle: 'Shore picker',
  quantity: 1,
  contributionType: 'SKILL',
  sdgGoalId: 14,
  hostName: 'Ren Kust Bohuslän',
  startDateTime: '2027-06-12T07:30:00.000Z',
  status,
  created: '2027-06-01T08:00:00.000Z',
});

/** Two requests that wait, one accepted, one withdrawn. */
export const representationRequests: readonly RepresentationRequest[] = [
  request('selam', 'Selam Tesfay', 'PENDING'),
  request('hanna', 'Hanna Ek', 'PENDING'),
  request('jonas', 'Jonas Wiik', 'ACCEPTED'),
  request('nora', 'Nora Berg', 'WITHDRAWN'),
];

/** Answers the list of requests as the API does: by status. */
export function answerRequests(
  query: Readonly<Record<string, string>>,
): AnswerOf<'listOrganizationRepresentationRequests'> {
  const requests = representationRequests.filter(({ status }) => query.status === undefined || status === query.status);
  return {
    requests,
    total: requests.length,
    page: 0,
    pageSize: 20,
    counts: { PENDING: 2, ACCEPTED: 1, DECLINED: 0, WITHDRAWN: 1, REVOKED: 0 },
  };
}
