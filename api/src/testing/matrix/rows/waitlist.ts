import type { TestApi } from '../../test-api';
import type { TestUser } from '../../test-factories';
import { everybody, hosts, hostsOfDraft, signedIn } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

/** A new need of the gyg whose only position is taken by a member of the host. */
async function fullNeed({ gyg, hostAdmin, hostMember }: Fixture, api: TestApi) {
  const params = { gygId: gyg.id };
  const body = { title: 'Cook', offeredPositions: 1, durationMinutes: 60 };
  const { data: need } = await api.as(hostAdmin)('createPosition', { params, body });
  const same = { contributionType: 'SKILL', quantity: 1, userOrganization: null };
  const booked = { ...same, gygPositionId: need.id, userId: hostMember.id };
  const { data: booking } = await api.as(hostMember)('createBooking', { params, body: booked });
  return { params, needId: need.id, bookingId: booking.id };
}

/** A person on the waiting list of such a need. */
async function waiting(fixture: Fixture, api: TestApi, who: TestUser) {
  const { params, needId, bookingId } = await fullNeed(fixture, api);
  const body = { gygPositionId: needId, contributionType: 'SKILL' };
  const { data } = await api.as(who)('joinWaitlist', { params, body });
  return { params, entryId: data.id, bookingId };
}

/** The link of an offer to the booker. */
async function offered(fixture: Fixture, api: TestApi) {
  const { params, bookingId } = await waiting(fixture, api, fixture.booker);
  await api.as(fixture.hostMember)('cancelBooking', {
    params: { ...params, bookingId },
    body: { contributionType: 'SKILL', reason: 'Ill' },
  });
  const { data } = await api.as(fixture.booker)('getGygViewer', { params });
  const token = data.waitlist.find(({ offer }) => offer !== null)?.offer?.token ?? '';
  return { params: { token } };
}

export const waitlistRows = {
  listWaitlist: [
    { expect: { ...hosts, superUser: 'ok' }, call: ({ gyg }) => ({ params: { gygId: gyg.id } }) },
    {
      when: 'of a draft',
      expect: { ...hostsOfDraft, superUser: 'ok' },
      call: ({ draft }) => ({ params: { gygId: draft.id } }),
    },
  ],
  joinWaitlist: {
    expect: signedIn,
    call: async (fixture, api) => {
      const { params, needId } = await fullNeed(fixture, api);
      return { params, body: { gygPositionId: needId, contributionType: 'SKILL' } };
    },
  },
  leaveWaitlist: {
    expect: { ...signedIn, user: 404, manager: 404, hostAdmin: 404, otherAdmin: 404, superUser: 404 },
    call: async (fixture, api) => {
      const { params, entryId } = await waiting(fixture, api, fixture.booker);
      return { params: { ...params, entryId } };
    },
  },
  getWaitlistOffer: { expect: everybody, call: offered },
  acceptWaitlistOffer: {
    expect: everybody,
    call: async (fixture, api) => ({ ...(await offered(fixture, api)), body: {} }),
  },
  declineWaitlistOffer: {
    expect: everybody,
    call: async (fixture, api) => ({ ...(await offered(fixture, api)), body: {} }),
  },
} satisfies MatrixRows;
