import {
  buildGyg,
  buildMembershipRequest,
  buildOrganization,
  buildOrganizationProfile,
  type buildProposal,
  buildStory,
  buildUserOrganization,
  buildUserOrganizations,
} from '@gyg/contract/testing';
import type { FakeHandlers } from '@gyg/platform/testing';
import { catalogsAnswer } from './catalog-data';
import { organizationsAnswer, storiesAnswer } from './lists';
import { cardPicture } from './pictures';

/** Twelve gygs: eight that an organisation hosts, three that it participates in, one that it is a partner of. */
const gygs = (
  [
    ['Spring clean-up on Ramsvik’s outer shore', 14, 'shore'],
    ['Crab pots to supper', 2],
    ['Beach school for class 5B', 4],
    ['Boathouse open in the storm weeks', 1],
    ['Mussel ropes counted before the ice', 14, 'mussels'],
    ['Low tide walk for newcomers', 10, 'walk'],
    ['Sun on the boathouse roof', 7],
    ['Clean water from the old well', 6],
    ['Repair café: bring it broken, take it home', 12, 'repair'],
    ['Two thousand oaks for Hågadalen', 15, 'plant'],
    ['Homework evenings for years 7 to 9', 4, 'tutor'],
    ['Sort and share: the Thursday food bank', 2],
  ] as const
).map(([title, sdgGoalId, scene], index) =>
  buildGyg({ id: `gyg-${index}`, title, sdgGoalId, gygHero: scene ? cardPicture(scene, sdgGoalId) : '' }),
);

/** One page of each of an organisation's three lists. */
export function organizationGygs(lists: Partial<Record<'hosted' | 'participating' | 'partner', number>> = {}) {
  const from = (start: number, count = 0) => gygs.slice(start, start + Math.min(count, 8));
  return {
    hosted: from(0, lists.hosted),
    participating: from(8, lists.participating),
    partner: from(11, lists.partner),
    totals: { hosted: lists.hosted ?? 0, participating: lists.participating ?? 0, partner: lists.partner ?? 0 },
    page: 0,
    pageSize: 8,
  };
}

/** Membership requests as the API lists them. */
export const requestsAnswer = (requests: ReturnType<typeof buildMembershipRequest>[]) => ({
  requests,
  total: requests.length,
  page: 0,
  pageSize: 100,
});

/** Proposals as the API lists them. */
export const proposalsAnswer = (proposals: ReturnType<typeof buildProposal>[]) => ({
  proposals,
  total: proposals.length,
  page: 0,
  pageSize: 100,
});

/** A fake API with organisations, for stories. */
export const organizationApi: FakeHandlers = {
  getOrganizationProfile: () => buildOrganizationProfile(),
  getOrganizationByName: () => buildOrganizationProfile(),
  getOrganization: () => buildOrganization(),
  listOrganizationGygs: () => organizationGygs({ hosted: 19, participating: 3, partner: 1 }),
  listOrganizationStories: () => storiesAnswer([buildStory(), buildStory({ id: 'story-2', username: 'Gunilla Ek' })]),
  listOrganizationCatalogs: () => catalogsAnswer([]),
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
