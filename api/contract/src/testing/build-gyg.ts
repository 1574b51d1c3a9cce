import type { Gyg, GygPage, GygProfile, GygViewer } from '../schemas/gygs';
import { buildNeed } from './build-need';
import { buildOrganization } from './build-organization';
import { buildStory } from './build-story';

/** An upcoming gyg for tests and stories; pass only relevant fields. */
export function buildGyg(over: Partial<Gyg> = {}): Gyg {
  return {
    id: 'gyg-shore',
    organizationId: 'org-kust',
    title: 'Spring clean-up on Ramsvik’s outer shore',
    summary: 'Winter left nets, ropes and a surprising number of buckets on the skerries.',
    heroImage: null,
    gygHero: '/media/goals/14.webp',
    heroAlt: '',
    address: 'Ramsvikslandet, Sotenäs',
    startDateTime: '2027-06-12T07:30:00.000Z',
    endDateTime: '2027-06-12T14:00:00.000Z',
    friendlyUrl: 'spring-clean-up',
    sdgGoalId: 14,
    secondaryGoals: '6|12|13',
    state: 'PUBLISHED',
    hidden: false,
    beneficiaryPositions: 20,
    orgName: 'Ren Kust Bohuslän',
    orgLogo: null,
    orgFriendlyUrl: 'ren-kust-bohuslan',
    positionsLeft: 13,
    itemsLeft: 160,
    participantCount: 43,
    lat: 58.353,
    lng: 11.223,
    language: 'en',
    languages: ['en'],
    repeats: 'NONE',
    occasionMinutes: null,
    ...over,
  };
}

/** The texts of a gyg's page. */
export function buildGygPage(over: Partial<GygPage> = {}): GygPage {
  return {
    'page.preface': '<p>The whole island comes, and so can you.</p>',
    'page.description': '<p>We meet at the jetty in Hunnebostrand at half past nine.</p>',
    'page.impact': '',
    'page.donationUrl': '',
    'page.donationText': '',
    'page.beneficiaryText': 'Families living at the reception centre are welcome for the boat trip and the lunch.',
    'settings.billettoEventId': '',
    ...over,
  };
}

/** A complete public profile. */
export function buildGygProfile(over: Partial<GygProfile> = {}): GygProfile {
  return {
    gyg: buildGyg(),
    gygPage: buildGygPage(),
    organization: buildOrganization(),
    gygPositions: [
      buildNeed(),
      buildNeed({
        id: 'need-boat',
        title: 'Boat driver, own licence',
        durationMinutes: 390,
        availablePositions: 2,
        whoCanOffer: 'HOST_OR_PARTNERS',
      }),
      buildNeed({
        id: 'need-cook',
        title: 'Soup cook for eighty',
        durationMinutes: 180,
        offeredPositions: 2,
        availablePositions: 0,
      }),
    ],
    gygCommodities: [
      buildNeed({
        id: 'need-sacks',
        contributionType: 'COMMODITY',
        title: 'Sacks, 160 litres',
        durationMinutes: null,
        offeredPositions: 200,
        availablePositions: 120,
      }),
    ],
    gygParticipants: [],
    gygCommodityUsers: [],
    gygBeneficiaries: [],
    partners: [],
    users: [{ id: 'user-britta', fullName: 'Britta Hallén', profileImage: null }],
    stories: [buildStory()],
    contributingOrganizations: [],
    media: [],
    beneficiaries: { places: 20, taken: 14, mine: null },
    participants: { count: 43 },
    ...over,
  };
}

/** The personal part for a user who can book the first need. */
export function buildGygViewer(over: Partial<GygViewer> = {}): GygViewer {
  return {
    isHost: false,
    bookings: [],
    place: null,
    canOffer: {
      'need-picker': { allowed: true, reason: null },
      'need-boat': { allowed: false, reason: 'not_eligible' },
      'need-cook': { allowed: false, reason: 'full' },
      'need-sacks': { allowed: true, reason: null },
    },
    canCancelUntil: '2027-06-12T07:30:00.000Z',
    nextReminderAt: '2027-06-10T07:30:00.000Z',
    waitlist: [],
    ...over,
  };
}
