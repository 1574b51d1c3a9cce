import {
  buildGyg,
  buildMembershipRequest,
  buildOrganization,
  buildOrganizationProfile,
  buildStory,
  buildUserOrganization,
  buildUserOrganizations,
} from '@gyg/contract/testing';
import type { FakeHandlers } from '@gyg/platform/testing';
import { organizationsAnswer, storiesAnswer } from './lists';

/** The three lists of an organisation, a page of each. */
export function organizationGygs(lists: Partial<Record<'hosted' | 'participating' | 'partner', number>> = {}) {
  const gygs = (name: string, count = 0) =>
    Array.from({ length: Math.min(count, 8) }, (_, index) =>
      buildGyg({ id: `${name}-${index}`, title: `${name} ${index}`, gygHero: '', sdgGoalId: (index % 17) + 1 }),
    );
  return {
    hosted: gygs('Hosted', lists.hosted),
    participating: gygs('Participating', lists.participating),
    partner: gygs('Partner', lists.partner),
    totals: { hosted: lists.hosted ?? 0, participating: lists.participating ?? 0, partner: lists.partner ?? 0 },
    page: 0,
    pageSize: 8,
  };
}

/** Wishes to join as the API lists them. */
export const requestsAnswer = (requests: ReturnType<typeof buildMembershipRequest>[]) => ({
  requests,
  total: requests.length,
  page: 0,
  pageSize: 100,
});

/** An API that knows organisations, for stories. */
export const organizationApi: FakeHandlers = {
  getOrganizationProfile: () => buildOrganizationProfile(),
  getOrganizationByName: () => buildOrganizationProfile(),
  getOrganization: () => buildOrganization(),
  listOrganizationGygs: () => organizationGygs({ hosted: 19, participating: 3, partner: 1 }),
  listOrganizationStories: () => storiesAnswer([buildStory(), buildStory({ id: 'story-2', username: 'Gunilla Ek' })]),
  findOrganizations: () =>
    organizationsAnswer([
      buildOrganization(),
      buildOrganization({ id: 'org-fix', name: 'Fixarkollektivet', friendlyUrl: 'fixarkollektivet', city: 'Göteborg' }),
      buildOrganization({ id: 'org-mat', name: 'Matlådan Norrköping', friendlyUrl: 'matladan', city: 'Norrköping' }),
      buildOrganization({
        id: 'org-tid',
        name: 'Tidtabellbyrån',
        friendlyUrl: 'tidtabellbyran',
        memberApproval: 'NONE',
      }),
    ]),
  listUserOrganizations: () =>
    buildUserOrganizations([
      buildUserOrganization({ role: 'ADMIN' }),
      buildUserOrganization({ id: 'm2', organizationId: 'org-bread', name: 'Brödkooperativet', friendlyUrl: 'brod' }),
    ]),
  listUserMembershipRequests: () =>
    requestsAnswer([buildMembershipRequest({ organizationId: 'org-mat', orgName: 'Matlådan Norrköping' })]),
  saveMembership: () => ({ id: 'request-1', status: 'PENDING' }),
  deleteMembership: () => undefined,
  getUser: () => ({ id: 'user-elin', fullName: 'Elin Sandberg', profileImage: null, locale: 'en' }),
  sendInvites: ({ body }) => ({ sent: body.recipients, failed: [] }),
  inviteOrganization: () => ({ id: 'invite-1' }),
  getOrganizationInvite: () => ({ id: 'invite-1', company: 'Odlarna i Tensta', recipient: 'maja@odlarna.example' }),
  requestOrganization: () => ({ id: 'request-1' }),
};
