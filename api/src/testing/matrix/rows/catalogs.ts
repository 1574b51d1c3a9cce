import type { TestApi } from '../../test-api';
import { type Expectation, everybody } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

async function catalog({ hostAdmin, host, gyg }: Fixture, api: TestApi) {
  const body = { organizationId: host.id, name: 'Spring at the sea', gygIds: gyg.id };
  const { data } = await api.as(hostAdmin)('createCatalog', { body });
  return { params: { catalogId: data.id }, friendlyUrl: data.friendlyUrl };
}

/** The organisation's admins; all others see it but have no permission. */
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
    call: async (fixture, api) => ({ params: (await catalog(fixture, api)).params }),
  },
  updateCatalog: {
    expect: admins,
    call: async (fixture, api) => ({
      params: (await catalog(fixture, api)).params,
      body: { name: 'Summer at the sea' },
    }),
  },
  deleteCatalog: {
    expect: admins,
    call: async (fixture, api) => ({ params: (await catalog(fixture, api)).params }),
  },
  listOrganizationCatalogs: { expect: everybody, call: ({ host }) => ({ params: { organizationId: host.id } }) },
  getCatalogByName: {
    expect: everybody,
    call: async (fixture, api) => {
      const { friendlyUrl } = await catalog(fixture, api);
      return { params: { orgFriendlyUrl: fixture.host.friendlyUrl, catalogFriendlyUrl: friendlyUrl } };
    },
  },
} satisfies MatrixRows;
