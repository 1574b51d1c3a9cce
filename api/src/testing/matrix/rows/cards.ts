import { everybody } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

const open = { expect: everybody, reads: true } as const;
/** Cards are the same for every caller, so a draft has none. */
const noAccess = {
  guest: 404,
  user: 404,
  booker: 404,
  manager: 404,
  hostAdmin: 404,
  otherAdmin: 404,
  superUser: 404,
} as const;
const named = (host: Fixture['host'], gyg: { friendlyUrl: string }) => ({
  params: { orgFriendlyUrl: host.friendlyUrl, gygFriendlyUrl: gyg.friendlyUrl },
});

export const cardRows = {
  listOrganizationCards: { ...open, call: ({ host }) => ({ params: { organizationId: host.id } }) },
  getGygCard: [
    { ...open, call: ({ gyg }) => ({ params: { gygId: gyg.id } }) },
    { when: 'of a draft', expect: noAccess, call: ({ draft }) => ({ params: { gygId: draft.id } }) },
  ],
  getGygCardByName: [
    { ...open, call: ({ host, gyg }) => named(host, gyg) },
    { when: 'of a draft', expect: noAccess, call: ({ host, draft }) => named(host, draft) },
  ],
  listCatalogCards: {
    ...open,
    call: async ({ hostAdmin, host, gyg }, api) => {
      const body = { organizationId: host.id, name: 'Cards by the sea', gygIds: gyg.id };
      const { data } = await api.as(hostAdmin)('createCatalog', { body });
      return { params: { orgFriendlyUrl: host.friendlyUrl, catalogFriendlyUrl: data.friendlyUrl } };
    },
  },
} satisfies MatrixRows;
