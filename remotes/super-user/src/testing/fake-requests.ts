import type { OrganizationRequestDetail } from '@gyg/contract';
import { buildOrganizationProfile, buildOrganizationRequestDetail } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';

const similar = {
  id: 'org-hjartat',
  name: 'Hjärtat Hammarkullen',
  friendlyUrl: 'hjartat-hammarkullen',
  sameName: false,
  sameDomain: true,
  likeness: 88,
};

/** Requests in each state. */
export const someRequests: readonly OrganizationRequestDetail[] = [
  buildOrganizationRequestDetail(),
  buildOrganizationRequestDetail({
    id: 'request-2',
    name: 'Hjärtat i Hammarkullen',
    requesterName: 'Yusuf Adan',
    requesterEmail: 'yusuf@posten.example',
    website: 'https://hjartat.example/om-oss',
    message: 'A meeting place with homework help four evenings a week.\nWe are eleven volunteers today.',
    inviteId: 'invite-1',
    invite: {
      invitedBy: 'user-samira',
      name: 'Samira Haddad',
      company: 'Hjärtat',
      created: '2027-04-28T09:00:00.000Z',
    },
    created: '2027-05-01T14:40:00.000Z',
    locale: 'en',
    suggestedUrl: 'hjartat-i-hammarkullen',
    checks: {
      account: null,
      domain: { email: 'posten.example', website: 'hjartat.example', same: false },
      similar: [similar],
      nearest: similar,
    },
  }),
  buildOrganizationRequestDetail({
    id: 'request-3',
    name: 'Norrlands Cykelkök',
    status: 'ACCEPTED',
    respondedAt: '2027-05-05T08:00:00.000Z',
    answeredBy: { id: 'user-astrid', name: 'Astrid Ek' },
    organizationId: 'org-cykel',
    checks: null,
  }),
  buildOrganizationRequestDetail({
    id: 'request-4',
    name: 'Snabba Lån AB',
    website: 'javascript:alert(1)',
    message: '',
    status: 'DECLINED',
    respondedAt: '2027-05-04T08:00:00.000Z',
    answeredBy: { id: 'user-astrid', name: 'Astrid Ek' },
    answer: 'Gyg is not for lenders.',
    checks: null,
  }),
];

const warningsOf = ({ checks }: OrganizationRequestDetail) => [
  ...(checks?.similar.some(({ sameName }) => sameName) ? (['SAME_NAME'] as const) : []),
  ...(checks && !checks.domain.same ? (['OTHER_DOMAIN'] as const) : []),
];

/** A request without what only its detail contains. */
function listed(request: OrganizationRequestDetail) {
  const { locale, answer, answeredBy, invite, suggestedUrl, checks, ...rest } = request;
  return rest;
}

/** Answers as the API does: lists by status, and accepts each response once. */
export function fakeRequests(requests: readonly OrganizationRequestDetail[]): FakeHandlers {
  const desk = new Map(requests.map((request) => [request.id, request]));
  const named = (keyword = '') =>
    [...desk.values()].filter((request) => `${request.name} ${request.requesterEmail}`.toLowerCase().includes(keyword));
  return {
    getSuperDesk: () => ({ waiting: { organizationRequests: desk.size, stories: 0, mails: 0, remotes: 0 } }),
    getOrganizationByName: ({ params }) =>
      params.friendlyUrl === 'taken' ? buildOrganizationProfile() : refusal('org.missing'),
    listOrganizationRequests: ({ query }) => {
      const matching = named(query.keyword);
      const of = (status: string) => matching.filter((request) => request.status === status);
      const page = Number(query.page ?? 0);
      const pageSize = Number(query.pageSize ?? 20);
      const shown = of(query.status ?? '');
      return {
        requests: shown
          .slice(page * pageSize, (page + 1) * pageSize)
          .map((request) => ({ ...listed(request), warnings: warningsOf(request) })),
        counts: { PENDING: of('PENDING').length, ACCEPTED: of('ACCEPTED').length, DECLINED: of('DECLINED').length },
        total: shown.length,
        page,
        pageSize,
      };
    },
    getOrganizationRequest: ({ params: { requestId = '' } }) => desk.get(requestId) ?? refusal('org_request.missing'),
    respondToOrganizationRequest: ({ params: { requestId = '' }, body: { accept, message = '' } }) => {
      const request = desk.get(requestId);
      if (request === undefined) return refusal('org_request.missing');
      if (request.status !== 'PENDING') return refusal('org_request.already_responded');
      const answered: OrganizationRequestDetail = {
        ...request,
        status: accept ? 'ACCEPTED' : 'DECLINED',
        respondedAt: '2027-05-04T10:00:00.000Z',
        organizationId: accept ? `org-of-${requestId}` : null,
        answer: message,
        checks: null,
      };
      desk.set(requestId, answered);
      return listed(answered);
    },
  };
}
