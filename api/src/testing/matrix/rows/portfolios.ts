import type { TestApi } from '../../test-api';
import type { Expectation } from '../actors';
import type { MatrixRows } from '../matrix-row';
import type { World } from '../world';

/** The portfolio is the host's; for those who neither administer it nor are super users it is not there. */
const owner: Expectation = {
  guest: 401,
  user: 404,
  booker: 404,
  manager: 404,
  hostAdmin: 'ok',
  otherAdmin: 404,
  superUser: 'ok',
};
/** Who reads as admin of the host, which everybody may see. */
const hostAdmin: Expectation = { ...owner, user: 403, booker: 403, manager: 403, otherAdmin: 403 };

async function makePortfolio({ host, hostAdmin: admin }: World, api: TestApi): Promise<string> {
  const body = { organizationId: host.id, name: 'All along the coast' };
  return (await api.as(admin)('createPortfolio', { body })).data.id;
}

const ofHost = async (world: World, api: TestApi) => ({ params: { portfolioId: await makePortfolio(world, api) } });

/** The other organisation is asked into it, and has not answered. */
async function askOther(world: World, api: TestApi) {
  const params = { portfolioId: await makePortfolio(world, api), organizationId: world.other.id };
  await api.as(world.hostAdmin)('addPortfolioOrganization', { params });
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
    call: async (world, api) => ({ ...(await ofHost(world, api)), body: { name: 'New' } }),
  },
  deletePortfolio: { expect: owner, call: ofHost },
  listPortfolioOrganizations: { expect: owner, call: ofHost },
  addPortfolioOrganization: {
    expect: owner,
    call: async (world, api) => ({
      params: { portfolioId: await makePortfolio(world, api), organizationId: world.other.id },
      body: {},
    }),
  },
  removePortfolioOrganization: { expect: { ...owner, otherAdmin: 'ok' }, call: askOther },
  getPortfolioInsights: { expect: owner, call: ofHost },
  listOrganizationPortfolios: {
    expect: hostAdmin,
    call: ({ host }) => ({ params: { organizationId: host.id } }),
  },
} satisfies MatrixRows;
