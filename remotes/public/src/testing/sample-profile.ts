import type { MembershipRequest, UserProfile } from '@gyg/contract';
import { buildStory, buildUser, buildUserOrganization } from '@gyg/contract/testing';

/** A user with many contributions: three hosts, seven goals, two moments. */
export function sampleUserProfile(over: Partial<UserProfile> = {}): UserProfile {
  const host = { orgLogo: null, friendlyUrl: 'x' };
  return {
    userMain: buildUser(),
    userOrganizations: [
      buildUserOrganization({ role: 'ADMIN' }),
      buildUserOrganization({ id: 'm2', organizationId: 'org-kust', name: 'Ren Kust Bohuslän' }),
    ],
    membershipRequests: [],
    goals: [1, 2, 4, 12, 13, 14, 15],
    endorsements: [
      { ...host, organizationId: 'org-kust', orgName: 'Ren Kust Bohuslän', hours: 12.5, count: 4 },
      { ...host, organizationId: 'org-mat', orgName: 'Matlådan Norrköping', hours: 1, count: 1 },
      { ...host, organizationId: 'org-natt', orgName: 'Nattlogi', hours: 0, count: 2 },
    ],
    statistics: { hours: 13.5, items: 21, gygs: 7, goalsSupported: 7 },
    stories: ['We weighed 1,340 kilos.', 'The lamp works again.'].map((caption) =>
      buildStory({ id: caption, caption, url: null }),
    ),
    ...over,
  };
}

/** A new user. */
export const newUserProfile = (): UserProfile =>
  sampleUserProfile({
    userOrganizations: [],
    goals: [],
    endorsements: [],
    statistics: { hours: 0, items: 0, gygs: 0, goalsSupported: 0 },
    stories: [],
  });

/** A pending request to join. */
export const sampleRequest = (): MembershipRequest => ({
  id: 'request-1',
  organizationId: 'org-bread',
  orgName: 'Brödkooperativet',
  orgLogo: null,
  orgFriendlyUrl: 'brodkooperativet',
  userId: 'user-elin',
  userName: 'Elin Sandberg',
  userImage: null,
  invitationRef: 'MANUAL_SEARCH',
  status: 'PENDING',
  created: '2027-05-02T08:00:00.000Z',
  respondedAt: null,
});

/** The parts of an export that screens use. */
export const sampleExport = () => ({
  exported: '2027-06-12T07:30:00.000Z',
  user: { id: 'user-elin' },
  account: { email: 'elin@example.org' },
  names: {},
  data: {
    memberships: [],
    membershipRequests: [],
    bookings: [],
    representationRequests: [],
    places: [],
    waitlist: [],
    certificates: [],
    calendars: [],
    managedGygs: [],
    createdGygs: [],
    stories: [],
    notifications: [],
    storyConsents: [],
    mentions: [],
    proposals: [],
    gygMessages: [],
    invitesSent: [],
    invitesReceived: [],
    organizationInvitesSent: [],
    organizationInvitesReceived: [],
    organizationRequests: [],
    featured: [],
    images: [],
    origins: [],
    keys: [],
    webhooks: [],
    audit: [],
    answers: [],
    mails: [],
    calls: [],
  },
});
