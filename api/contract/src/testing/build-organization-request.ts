import type { OrganizationRequest, OrganizationRequestDetail } from '../schemas/organization-requests';

/** A request for an organisation account for tests and stories. */
export function buildOrganizationRequest(over: Partial<OrganizationRequest> = {}): OrganizationRequest {
  return {
    id: 'request-1',
    requesterName: 'Maja Lindqvist',
    requesterEmail: 'maja@odlarna.example',
    name: 'Odlarna i Tensta',
    website: 'https://odlarna.example',
    message: 'We grow vegetables on eleven roofs and would like help in spring.',
    country: 'se',
    inviteId: null,
    status: 'PENDING',
    created: '2027-05-03T09:12:00.000Z',
    respondedAt: null,
    organizationId: null,
    ...over,
  };
}

/** The same request in full, without anything that stands out. */
export function buildOrganizationRequestDetail(
  over: Partial<OrganizationRequestDetail> = {},
): OrganizationRequestDetail {
  return {
    ...buildOrganizationRequest(),
    locale: 'se',
    answer: '',
    answeredBy: null,
    invite: null,
    suggestedUrl: 'odlarna-i-tensta',
    checks: {
      account: { id: 'user-maja', since: '2027-05-03T09:15:00.000Z' },
      domain: { email: 'odlarna.example', website: 'odlarna.example', same: true },
      similar: [],
      nearest: {
        id: 'org-skog',
        name: 'Skogsvännerna Uppland',
        friendlyUrl: 'skogsvannerna-uppland',
        sameName: false,
        sameDomain: false,
        likeness: 21,
      },
    },
    ...over,
  };
}
