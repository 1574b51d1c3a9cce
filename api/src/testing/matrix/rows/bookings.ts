import { randomUUID } from 'node:crypto';
import type { TestApi } from '../../test-api';
import { hour } from '../../test-clock';
import { type ActorName, type Expectation, everybody, readersOfDraft, signedIn } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

/** Belongs to a person who is not an actor: others cannot see it; a super user sees it but has no permission. */
const hosts: Expectation = {
  guest: 401,
  user: 404,
  booker: 404,
  manager: 'ok',
  hostAdmin: 'ok',
  otherAdmin: 404,
  superUser: 403,
};
const bookerAndHosts: Expectation = { ...hosts, booker: 'ok' };
const readingHosts: Expectation = { ...hosts, user: 403, booker: 403, otherAdmin: 403, superUser: 'ok' };
const readingHostsOfDraft: Expectation = { ...readingHosts, user: 404, booker: 404, otherAdmin: 404 };

/** A list for those who read as a host, of a published gyg and of a draft. */
const hostsList = [
  { expect: readingHosts, call: ({ gyg }: Fixture) => ({ params: { gygId: gyg.id } }) },
  {
    when: 'of a draft',
    expect: readingHostsOfDraft,
    call: ({ draft }: Fixture) => ({ params: { gygId: draft.id } }),
  },
] as const;

/** All actors act for themselves; the guest as if they were the user. */
const selfOf = (fixture: Fixture, actor: ActorName) => fixture[actor === 'guest' ? 'user' : actor].id;

const booked = ({ gyg, booker }: Fixture) => ({
  gygPositionId: gyg.skillId,
  userId: booker.id,
  contributionType: 'SKILL' as const,
});

/** A pending booking of a plain member of the host. */
async function pending({ gyg, hostAdmin, hostMember }: Fixture, api: TestApi) {
  const params = { gygId: gyg.id };
  const diver = { title: 'Diver', offeredPositions: 2, durationMinutes: 60, needsApproval: true };
  const { data: need } = await api.as(hostAdmin)('createPosition', { params, body: diver });
  const same = { contributionType: 'SKILL', quantity: 1, userOrganization: null };
  const body = { ...same, gygPositionId: need.id, userId: hostMember.id };
  const { data } = await api.as(hostMember)('createBooking', { params, body });
  return { params: { ...params, bookingId: data.id }, body: {} };
}

/** A request of the host's plain member to represent it. */
async function wish({ gyg, host, hostMember }: Fixture, api: TestApi) {
  const booking = await api.seed((seeder) =>
    seeder.book({
      userId: hostMember.id,
      gygId: gyg.id,
      needId: gyg.itemId,
      contributionType: 'COMMODITY',
      userOrganization: host.id,
      at: api.clock.now(),
    }),
  );
  return booking.representation?.id ?? '';
}

const wishes = new WeakMap<Fixture, Promise<string>>();
/** The only booking of a fixture: a person books a need once. */
function wishOf(fixture: Fixture, api: TestApi): Promise<string> {
  const wished = wishes.get(fixture) ?? wish(fixture, api);
  wishes.set(fixture, wished);
  return wished;
}

/** A published gyg with free beneficiary places only. */
async function openHouse({ host }: Fixture, api: TestApi) {
  const now = api.clock.now();
  const { id } = await api.seed((seeder) =>
    seeder.addGyg({
      organizationId: host.id,
      title: `Open house ${randomUUID()}`,
      summary: 'Coffee',
      address: 'Hamngatan 1, Smögen',
      sdgGoalId: 14,
      startDateTime: new Date(now.getTime() + 24 * hour),
      endDateTime: new Date(now.getTime() + 26 * hour),
      beneficiaryPositions: 20,
      createdAt: now,
      publishedAt: now,
    }),
  );
  return { gygId: id };
}

export const bookingRows = {
  listParticipants: [
    { expect: everybody, call: ({ gyg }) => ({ params: { gygId: gyg.id } }) },
    { when: 'of a draft', expect: readersOfDraft, call: ({ draft }) => ({ params: { gygId: draft.id } }) },
    {
      when: 'in the name of the host organisation',
      expect: readingHosts,
      call: ({ gyg, host }) => ({ params: { gygId: gyg.id }, query: { organizationId: host.id } }),
    },
    {
      when: 'in the name of another organisation',
      expect: { ...readingHosts, otherAdmin: 'ok' },
      call: ({ gyg, other }) => ({ params: { gygId: gyg.id }, query: { organizationId: other.id } }),
    },
  ],
  listGygBookings: hostsList,
  listMemberBookings: [
    {
      expect: { ...readingHosts, manager: 403 },
      call: ({ gyg, host }) => ({ params: { gygId: gyg.id, organizationId: host.id } }),
    },
    {
      when: 'in the name of another organisation',
      expect: { ...readingHosts, manager: 403, hostAdmin: 403, otherAdmin: 'ok' },
      call: ({ gyg, other }) => ({ params: { gygId: gyg.id, organizationId: other.id } }),
    },
    {
      when: 'of a draft, in the name of another organisation',
      expect: { ...readingHostsOfDraft, manager: 403, hostAdmin: 403 },
      call: ({ draft, other }) => ({ params: { gygId: draft.id, organizationId: other.id } }),
    },
  ],
  listAttendance: hostsList,
  recordAttendances: {
    expect: { ...readingHosts, superUser: 403 },
    call: ({ finished }) => ({
      params: { gygId: finished.id },
      body: [
        { bookingId: finished.bookingId, contributionType: 'SKILL', attendance: 'ABSENT' },
        { bookingId: 'no-such-id', contributionType: 'SKILL', attendance: 'ATTENDED' },
      ],
    }),
  },
  createBooking: [
    {
      expect: signedIn,
      // For the actor: of the item, since the booker has already booked the skill.
      call: (fixture, _api, actor) => ({
        params: { gygId: fixture.gyg.id },
        body: {
          userId: selfOf(fixture, actor),
          userOrganization: null,
          gygPositionId: fixture.gyg.itemId,
          contributionType: 'COMMODITY',
          quantity: 2,
        },
      }),
    },
    {
      when: 'for another person',
      expect: {
        guest: 401,
        user: 403,
        booker: 403,
        manager: 403,
        hostAdmin: 403,
        otherAdmin: 403,
        superUser: 403,
      },
      call: ({ gyg, hostMember }) => ({
        params: { gygId: gyg.id },
        body: {
          userId: hostMember.id,
          userOrganization: null,
          gygPositionId: gyg.itemId,
          contributionType: 'COMMODITY',
          quantity: 2,
        },
      }),
    },
  ],
  updateBooking: {
    expect: { ...hosts, booker: 'ok', manager: 403, hostAdmin: 403 },
    call: (fixture) => ({
      params: { gygId: fixture.gyg.id, bookingId: fixture.gyg.bookingId },
      body: { ...booked(fixture), bookingComment: 'I bring two friends' },
    }),
  },
  acceptBooking: { expect: hosts, call: pending },
  declineBooking: { expect: hosts, call: pending },
  cancelBooking: {
    expect: bookerAndHosts,
    call: ({ gyg }) => ({
      params: { gygId: gyg.id, bookingId: gyg.bookingId },
      body: { contributionType: 'SKILL', reason: 'Ill' },
    }),
  },
  recordAttendance: {
    expect: { ...hosts, booker: 403 },
    call: ({ finished }) => ({
      params: { gygId: finished.id, bookingId: finished.bookingId },
      body: { contributionType: 'SKILL', attendance: 'ABSENT' },
    }),
  },
  listOrganizationRepresentationRequests: {
    expect: { ...readingHosts, manager: 403 },
    call: ({ host }) => ({ params: { organizationId: host.id } }),
  },
  listUserRepresentationRequests: {
    expect: {
      guest: 401,
      user: 'ok',
      booker: 404,
      manager: 404,
      hostAdmin: 404,
      otherAdmin: 404,
      superUser: 404,
    },
    call: ({ user }) => ({ params: { userId: user.id } }),
  },
  acceptRepresentationRequest: {
    expect: { ...hosts, manager: 403 },
    call: async (fixture, api) => ({ params: { requestId: await wishOf(fixture, api) }, body: {} }),
  },
  declineRepresentationRequest: {
    expect: { ...hosts, manager: 403 },
    call: async (fixture, api) => ({ params: { requestId: await wishOf(fixture, api) }, body: {} }),
  },
  listBeneficiaries: hostsList,
  createBeneficiary: {
    expect: signedIn,
    call: async (fixture, api, actor) => ({
      params: await openHouse(fixture, api),
      body: { userId: selfOf(fixture, actor) },
    }),
  },
  cancelBeneficiary: {
    expect: bookerAndHosts,
    call: ({ gyg }) => ({ params: { gygId: gyg.id, beneficiaryId: gyg.placeId }, body: { reason: 'Moved' } }),
  },
} satisfies MatrixRows;
