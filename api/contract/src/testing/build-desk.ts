import type { Decision, GygDesk, OrganizationDesk } from '../schemas/desks';
import type { GygBooking } from '../schemas/gyg-bookings';
import { buildBooking } from './build-booking';
import { buildGyg } from './build-gyg';
import { buildNeed } from './build-need';

/** What is pending for an organisation and its numbers, for tests and stories. */
export function buildOrganizationDesk(over: Partial<OrganizationDesk> = {}): OrganizationDesk {
  return {
    organization: {
      id: 'org-kust',
      name: 'Ren Kust Bohuslän',
      logo: null,
      friendlyUrl: 'ren-kust-bohuslan',
      organizationType: 'NON-PROFIT',
    },
    admins: 4,
    members: 86,
    proposalFeatureEnabled: true,
    waiting: {
      total: 19,
      bookings: 5,
      stories: 5,
      memberships: 4,
      representations: 2,
      proposals: 3,
      partners: 0,
      portfolios: 0,
      oldestBooking: '2027-06-08T08:00:00.000Z',
    },
    gygs: { drafts: 1, upcoming: 3, ongoing: 2, finished: 28 },
    skills: { booked: 62, offered: 88, lastWeek: 9 },
    items: { booked: 92, offered: 276, lastWeek: 31 },
    next: buildGyg({
      counts: {
        skills: { booked: 43, offered: 56 },
        items: { booked: 82, offered: 242 },
        recipients: { booked: 14, offered: 20 },
        bookings: { waiting: 5, confirmed: 49 },
        stories: { total: 3, unapproved: 2 },
        featured: false,
      },
    }),
    coming: [],
    ...over,
  };
}

const shore = buildGyg();

/** An offer that is pending, for tests and stories. */
export function buildDecision(over: Partial<Extract<Decision, { kind: 'booking' }>> = {}): Decision {
  return {
    kind: 'booking',
    targetId: 'booking-1',
    created: '2027-06-08T08:00:00.000Z',
    deadline: shore.startDateTime,
    gyg: {
      id: shore.id,
      title: shore.title,
      language: shore.language,
      languages: shore.languages,
      sdgGoalId: shore.sdgGoalId,
      state: shore.state,
      startDateTime: shore.startDateTime,
      orgName: shore.orgName,
    },
    person: { id: 'user-maja', fullName: 'Maja Lindqvist', profileImage: null },
    needId: 'need-driver',
    needTitle: 'Boat driver, own licence',
    contributionType: 'SKILL',
    quantity: 1,
    offeredPositions: 3,
    confirmedPositions: 1,
    comment: 'I have my own licence and 12 years on this coast.',
    orgName: null,
    ...over,
  };
}

/** The desk of one gyg, for tests and stories. */
export function buildGygDesk(over: Partial<GygDesk> = {}): GygDesk {
  return {
    gyg: shore,
    needs: [
      { ...buildNeed(), confirmedPositions: 5, waitingPositions: 2, heldPositions: 0 },
      {
        ...buildNeed({
          id: 'need-sacks',
          contributionType: 'COMMODITY',
          title: 'Sacks, 160 litres',
          durationMinutes: null,
          offeredPositions: 200,
          availablePositions: 100,
        }),
        confirmedPositions: 80,
        waitingPositions: 20,
        heldPositions: 0,
      },
    ],
    recipients: { places: 20, taken: 14, held: 0 },
    waitlist: { waiting: 0, offered: 0 },
    bookings: { all: 55, waiting: 5, confirmed: 49, ended: 1 },
    hostBookings: 19,
    representations: 2,
    stories: { total: 3, waiting: 2 },
    attendance: { marked: 0, total: 49 },
    messages: 4,
    missing: [],
    people: 61,
    isAdmin: true,
    ...over,
  };
}

/** A booking in the list of a gyg's hosts, for tests and stories. */
export function buildGygBooking(over: Partial<GygBooking> = {}): GygBooking {
  return { ...buildBooking(), userImage: null, email: 'elin.sandberg@post.example', ...over };
}
