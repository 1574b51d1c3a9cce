import type { TestApi } from '../../test-api';
import { type Expectation, signedIn } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

/** Opens the host for proposals, and creates one by the booker. */
async function proposal({ hostAdmin, host, booker }: Fixture, api: TestApi) {
  const params = { organizationId: host.id };
  const opened = { proposalFeatureEnabled: 'true', proposalWhoCanSubmit: 'ANYONE' } as const;
  await api.as(hostAdmin)('saveOrganizationPage', { params, body: opened });
  const body = { organizationId: host.id, title: 'Swap shop', summary: 'Bring one, take one' };
  const { data } = await api.as(booker)('createProposal', { body });
  return { params: { proposalId: data.id } };
}

/** Visible only to its author and the organisation's admins. */
const unknown: Expectation = { ...signedIn, user: 404, manager: 404, otherAdmin: 404 };

export const proposalRows = {
  createProposal: [
    {
      expect: signedIn,
      call: async (fixture, api) => {
        await proposal(fixture, api);
        return { body: { organizationId: fixture.host.id, title: 'Repair day', summary: 'Bring what is broken' } };
      },
    },
    {
      when: 'to one that takes none',
      expect: {
        ...signedIn,
        user: 403,
        booker: 403,
        manager: 403,
        hostAdmin: 403,
        otherAdmin: 403,
        superUser: 403,
      },
      call: ({ other }) => ({ body: { organizationId: other.id, title: 'Repair day', summary: 'Bring it' } }),
    },
  ],
  getProposal: { expect: unknown, call: proposal },
  deleteProposal: { expect: { ...unknown, hostAdmin: 403, superUser: 403 }, call: proposal },
  listUserProposals: {
    expect: { ...unknown, user: 'ok', booker: 404, hostAdmin: 404, superUser: 404 },
    call: ({ user }) => ({ params: { userId: user.id } }),
  },
  listOrganizationProposals: {
    expect: { ...signedIn, user: 403, booker: 403, manager: 403, otherAdmin: 403 },
    call: ({ host }) => ({ params: { organizationId: host.id } }),
  },
  answerProposal: {
    expect: { ...unknown, booker: 403, superUser: 403 },
    call: async (fixture, api) => ({
      ...(await proposal(fixture, api)),
      body: { status: 'ACCEPTED', comments: 'Yes!' },
    }),
  },
} satisfies MatrixRows;
