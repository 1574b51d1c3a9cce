import type { Organization, OrganizationRequest } from '../schemas/organizations';

/** An organisation for tests and stories; give only what matters. */
export function buildOrganization(over: Partial<Organization> = {}): Organization {
  return {
    id: 'org-kust',
    name: 'Ren Kust Bohuslän',
    logo: null,
    heroImage: null,
    friendlyUrl: 'ren-kust-bohuslan',
    organizationType: 'NON-PROFIT',
    country: 'se',
    industry: 0,
    memberApproval: 'MANUAL',
    sortOrder: 'desc',
    city: 'Smögen',
    gygCount: 14,
    ...over,
  };
}

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
