import type { OrganizationRequest } from '@gyg/contract';
import { buildOrganizationRequest } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';

/** Requests in each state. */
export const someRequests: readonly OrganizationRequest[] = [
  buildOrganizationRequest(),
  buildOrganizationRequest({
    id: 'request-2',
    name: 'Hjärtat i Hammarkullen',
    requesterName: 'Yusuf Adan',
    requesterEmail: 'yusuf@hjartat.example',
    website: 'https://hjartat.example/om-oss',
    message: 'A meeting place with homework help four evenings a week.\nWe are eleven volunteers today.',
    inviteId: 'invite-1',
    created: '2027-05-01T14:40:00.000Z',
  }),
  buildOrganizationRequest({
    id: 'request-3',
    name: 'Norrlands Cykelkök',
    status: 'ACCEPTED',
    respondedAt: '2027-05-05T08:00:00.000Z',
    organizationId: 'org-cykel',
  }),
  buildOrganizationRequest({
    id: 'request-4',
    name: 'Snabba Lån AB',
    website: 'javascript:alert(1)',
    message: '',
    status: 'DECLINED',
    respondedAt: '2027-05-04T08:00:00.000Z',
  }),
];

/** Answers as the API does: lists by status, and accepts each response once. */
export function fakeRequests(given: readonly OrganizationRequest[]): FakeHandlers {
  const desk = new Map(given.map((request) => [request.id, request]));
  return {
    getSuperDesk: () => ({ waiting: { organizationRequests: desk.size, stories: 0, mails: 0, remotes: 0 } }),
    listOrganizationRequests: ({ query }) => {
      const found = [...desk.values()].filter(({ status }) => status === query.status);
      const page = Number(query.page ?? 0);
      const pageSize = Number(query.pageSize ?? 20);
      const requests = found.slice(page * pageSize, (page + 1) * pageSize);
      return { requests, total: found.length, page, pageSize };
    },
    respondToOrganizationRequest: ({ params: { requestId = '' }, body: { accept } }) => {
      const request = desk.get(requestId);
      if (request === undefined) return refusal('org_request.missing');
      if (request.status !== 'PENDING') return refusal('org_request.already_responded');
      const answered: OrganizationRequest = {
        ...request,
        status: accept ? 'ACCEPTED' : 'DECLINED',
        respondedAt: '2027-05-04T10:00:00.000Z',
        organizationId: accept ? `org-of-${requestId}` : null,
      };
      desk.set(requestId, answered);
      return answered;
    },
  };
}
