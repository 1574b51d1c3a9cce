import type { TestApi } from '../../test-api';
import { type Expectation, everybody } from '../actors';
import type { MatrixRows } from '../matrix-row';
import type { World } from '../world';

async function catalog({ hostAdmin, host, gyg }: World, api: TestApi) {
  const body = { organizationId: host.id, name: 'Spring at the sea', gygIds: gyg.id };
  const { data } = await api.as(hostAdmin)('createCatalog', { body });
  return { params: { catalogId: data.id }, friendlyUrl: data.friendlyUrl };
}

/** The organisation's admins; everybody else sees it but may not. */
const admins: Expectation = {
  guest: 401,
  user: 403,
  booker: 403,
  manager: 403,
  hostAdmin: 'ok',
  otherAdmin: 403,
  superUser: 403,
};

export const catalogRows = {
  listCatalogs: { expect: everybody, call: () => ({}) },
  createCatalog: {
    expect: admins,
    call: ({ host, gyg, finished }) => ({
      body: { organizationId: host.id, name: 'A year at the sea', gygIds: `${gyg.id}|${finished.id}` },
    }),
  },
  getCatalog: {
    expect: everybody,
    call: async (world, api) => ({ params: (await catalog(world, api)).params }),
  },
  updateCatalog: {
    expect: admins,
    call: async (world, api) => ({ params: (await catalog(world, api)).params, body: { name: 'Summer at the sea' } }),
  },
  deleteCatalog: {
    expect: admins,
    call: async (world, api) => ({ params: (await catalog(world, api)).params }),
  },
  listOrganizationCatalogs: { expect: everybody, call: ({ host }) => ({ params: { organizationId: host.id } }) },
  getCatalogByName: {
    expect: everybody,
    call: async (world, api) => {
      const { friendlyUrl } = await catalog(world, api);
      return { params: { orgFriendlyUrl: world.host.friendlyUrl, catalogFriendlyUrl: friendlyUrl } };
    },
  },
} satisfies MatrixRows;
