import type { TestApi } from '../../test-api';
import type { Expectation } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

/** The portfolio belongs to the host; for those who neither administer it nor are super users it is 404. */
const owner: Expectation = {
  guest: 401,
  user: 404,
  booker: 404,
  manager: 404,
  hostAdmin: 'ok',
  otherAdmin: 404,
  superUser: 'ok',
};
/** Actors who read as admins of the host, which is public. */
const hostAdmin: Expectation = { ...owner, user: 403, booker: 403, manager: 403, otherAdmin: 403 };

/** Only the organisation that was asked answers. */
const asked: Expectation = { ...hostAdmin, hostAdmin: 403, otherAdmin: 'ok', superUser: 403 };

async function makePortfolio({ host, hostAdmin: admin }: Fixture, api: TestApi): Promise<string> {
  const body = { organizationId: host.id, name: 'All along the coast' };
  return (await api.as(admin)('createPortfolio', { body })).data.id;
}

const ofHost = async (fixture: Fixture, api: TestApi) => ({
  params: { portfolioId: await makePortfolio(fixture, api) },
});

/** The other organisation is asked to join, and has not answered. */
async function askOther(fixture: Fixture, api: TestApi) {
  const params = { portfolioId: await makePortfolio(fixture, api), organizationId: fixture.other.id };
  await api.as(fixture.hostAdmin)('addPortfolioOrganization', { params });
  return { params };
}

export const portfolioRows = {
  listPortfolios: [
    { when: 'of one’s own organisations', expect: { ...hostAdmin, otherAdmin: 'ok' }, call: () => ({}) },
    { when: 'of the host', expect: hostAdmin, call: ({ host }) => ({ query: { organizationId: host.id } }) },
  ],
  createPortfolio: {
    expect: hostAdmin,
    call: ({ host }) => ({ body: { organizationId: host.id, name: 'New' } }),
  },
  getPortfolio: { expect: owner, call: ofHost },
  updatePortfolio: {
    expect: owner,
    call: async (fixture, api) => ({ ...(await ofHost(fixture, api)), body: { name: 'New' } }),
  },
  deletePortfolio: { expect: owner, call: ofHost },
  listPortfolioOrganizations: { expect: owner, call: ofHost },
  addPortfolioOrganization: {
    expect: owner,
    call: async (fixture, api) => ({
      params: { portfolioId: await makePortfolio(fixture, api), organizationId: fixture.other.id },
      body: {},
    }),
  },
  removePortfolioOrganization: { expect: { ...owner, otherAdmin: 'ok' }, call: askOther },
  acceptPortfolio: { expect: asked, call: async (fixture, api) => ({ ...(await askOther(fixture, api)), body: {} }) },
  declinePortfolio: { expect: asked, call: async (fixture, api) => ({ ...(await askOther(fixture, api)), body: {} }) },
  getPortfolioInsights: [
    { expect: owner, call: ofHost },
    {
      when: 'as a file',
      expect: owner,
      call: async (fixture, api) => ({ ...(await ofHost(fixture, api)), query: { format: 'csv' } }),
    },
  ],
  listOrganizationPortfolios: {
    expect: hostAdmin,
    call: ({ host }) => ({ params: { organizationId: host.id } }),
  },
} satisfies MatrixRows;
