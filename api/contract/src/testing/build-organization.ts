import type { MembershipRequest } from '../schemas/memberships';
import type { Organization, OrganizationPage, OrganizationProfile } from '../schemas/organizations';

/** An organisation for tests and stories; pass only relevant fields. */
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
    summary: 'We keep 180 kilometres of coast clean, together with the people who live there.',
    language: 'en',
    gygCount: 14,
    ...over,
  };
}

/** The texts and settings of an organisation's page. */
export function buildOrganizationPage(over: Partial<OrganizationPage> = {}): OrganizationPage {
  return {
    'page.aboutOrganization': '<p>Four fifths of what floats into the Skagerrak lands on our rocks.</p>',
    'page.membershipTerms': '<p>Follow the skipper’s word on board.</p>',
    profileVisible: 'true',
    sortOrder: 'desc',
    website: 'https://renkust.example',
    facebook: 'https://facebook.example/renkust',
    linkedin: '',
    twitter: '',
    instagram: 'https://instagram.example/renkust',
    proposalFeatureEnabled: 'false',
    proposalFormWidget: 'Default',
    proposalWhoCanSubmit: 'ANYONE',
    proposalShortText: '',
    proposalButtonText: 'Submit Proposal',
    proposalHelpText: '',
    proposalRepresentOrganization: 'false',
    proposalQuestions: [],
    'settings.premiumAccount': 'false',
    ...over,
  };
}

/** A complete public profile. */
export function buildOrganizationProfile(over: Partial<OrganizationProfile> = {}): OrganizationProfile {
  const fix = {
    name: 'Fixarkollektivet',
    logo: null,
    friendlyUrl: 'fixarkollektivet',
    organizationType: 'NON-PROFIT',
  } as const;
  return {
    orgMain: buildOrganization(),
    orgPage: buildOrganizationPage(),
    statistics: { contributed: 412.5, helpReceived: 1890, activePartners: 3, goalsSupported: 2 },
    goals: [6, 14],
    memberOf: [{ ...fix, id: 'org-sea', name: 'Havet först', friendlyUrl: 'havet-forst' }],
    endorsements: [
      {
        organizationId: 'org-fix',
        orgName: fix.name,
        orgLogo: null,
        friendlyUrl: fix.friendlyUrl,
        hours: 36.5,
        count: 9,
      },
    ],
    partnerships: [{ ...fix, id: 'org-fix', gygs: 4 }],
    ...over,
  };
}

/** A pending membership request for tests and stories. */
export function buildMembershipRequest(over: Partial<MembershipRequest> = {}): MembershipRequest {
  return {
    id: 'membership-request-1',
    organizationId: 'org-kust',
    orgName: 'Ren Kust Bohuslän',
    orgLogo: null,
    orgFriendlyUrl: 'ren-kust-bohuslan',
    userId: 'user-elin',
    userName: 'Elin Sandberg',
    userImage: null,
    invitationRef: 'MANUAL_SEARCH',
    status: 'PENDING',
    created: '2027-05-03T09:12:00.000Z',
    respondedAt: null,
    ...over,
  };
}
