import type { Proposal } from '../schemas/proposals';

/** A proposal that is pending, for tests and stories. */
export function buildProposal(over: Partial<Proposal> = {}): Proposal {
  return {
    id: 'proposal-1',
    organizationId: 'org-kust',
    orgName: 'Ren Kust Bohuslän',
    orgFriendlyUrl: 'ren-kust-bohuslan',
    userId: 'user-oskar',
    userName: 'Oskar Lind',
    type: 'GYG',
    paymentMethod: null,
    title: 'Oyster walk for beginners',
    summary: 'Pick Pacific oysters where they crowd out mussels, learn to open them and weigh what we take.',
    description:
      '<p>Pacific oysters have spread in the sound since 2007. The county asks for numbers, and volunteers can give them.</p>',
    image: null,
    sdgGoalId: 14,
    address: 'Bassholmen, Orust',
    startDateTime: '2027-09-18T07:00:00.000Z',
    endDateTime: '2027-09-18T11:00:00.000Z',
    moreInfo: '',
    individualOrOrganization: 'INDIVIDUAL',
    representOrgId: null,
    representOrgName: null,
    representOrgInfo: '',
    customFields: {},
    status: 'PENDING',
    comments: '',
    created: '2027-06-09T08:00:00.000Z',
    answeredAt: null,
    gygId: null,
    ...over,
  };
}
