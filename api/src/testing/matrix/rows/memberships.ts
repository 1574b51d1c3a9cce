import type { TestApi } from '../../test-api';
import { type Expectation, everybody } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

const hostAdmin: Expectation = {
  guest: 401,
  user: 403,
  booker: 403,
  manager: 403,
  hostAdmin: 'ok',
  otherAdmin: 403,
  superUser: 403,
};
const readAsHostAdmin: Expectation = { ...hostAdmin, superUser: 'ok' };
const ofHost = ({ host }: Fixture) => ({ params: { organizationId: host.id } });
const ofHostMember = ({ host, hostMember }: Fixture) => ({
  params: { organizationId: host.id, userId: hostMember.id },
});

/** A new organisation of the host's admin, which the user asks to join. */
async function asking({ user, hostAdmin: admin }: Fixture, api: TestApi) {
  return api.seed(async (seeder) => {
    const createdAt = api.clock.now();
    const { id: organizationId } = await seeder.addOrganization({ name: 'Shore Choir', createdAt });
    await seeder.addMember({ organizationId, userId: admin.id, role: 'ADMIN', createdAt });
    const { id: requestId } = await seeder.addMembershipRequest({ organizationId, userId: user.id, createdAt });
    return { organizationId, requestId };
  });
}

export const membershipRows = {
  listOrganizationUsers: [
    { expect: readAsHostAdmin, call: ofHost },
    {
      when: 'as a file',
      expect: readAsHostAdmin,
      call: (fixture) => ({ ...ofHost(fixture), query: { format: 'csv' } }),
    },
  ],
  listUserOrganizations: { expect: everybody, call: ({ user }) => ({ params: { userId: user.id } }) },
  saveMembership: [
    {
      when: 'joining',
      // Its admin may change roles there, but the user is not a member yet; a super user may add anyone.
      expect: {
        guest: 401,
        user: 'ok',
        booker: 403,
        manager: 403,
        hostAdmin: 403,
        otherAdmin: 404,
        superUser: 'ok',
      },
      call: ({ user, other }) => ({
        params: { organizationId: other.id, userId: user.id },
        body: { role: 'member', invitationRef: 'MANUAL_SEARCH' },
      }),
    },
    {
      when: 'of a member’s role',
      expect: readAsHostAdmin,
      call: (fixture) => ({ ...ofHostMember(fixture), body: { role: 'ADMIN' } }),
    },
  ],
  deleteMembership: [
    { when: 'of a member', expect: hostAdmin, call: ofHostMember },
    {
      when: 'of a request that waits',
      expect: { ...hostAdmin, user: 'ok' },
      async call(fixture, api) {
        const { organizationId } = await asking(fixture, api);
        return { params: { organizationId, userId: fixture.user.id } };
      },
    },
  ],
  listMembershipRequests: { expect: readAsHostAdmin, call: ofHost },
  listUserMembershipRequests: {
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
  acceptMembershipRequest: {
    expect: hostAdmin,
    call: async (fixture, api) => ({ params: await asking(fixture, api) }),
  },
  declineMembershipRequest: {
    expect: hostAdmin,
    call: async (fixture, api) => ({ params: await asking(fixture, api) }),
  },
} satisfies MatrixRows;
