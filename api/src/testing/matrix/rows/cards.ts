import { everybody } from '../actors';
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

export const cardRows = {
  listGygCards: { ...open, call: ({ host }) => ({ query: { organization: host.id } }) },
  getGygCard: [
    { ...open, call: ({ gyg }) => ({ query: { gyg: gyg.id } }) },
    { when: 'of a draft', expect: noAccess, call: ({ draft }) => ({ query: { gyg: draft.id } }) },
    {
      when: 'of a draft, by its friendly URLs',
      expect: noAccess,
      call: ({ host, draft }) => ({ query: { gyg: `${host.friendlyUrl}/${draft.friendlyUrl}` } }),
    },
  ],
  listCatalogCards: {
    ...open,
    call: async ({ hostAdmin, host, gyg }, api) => {
      const body = { organizationId: host.id, name: 'Cards by the sea', gygIds: gyg.id };
      const { data } = await api.as(hostAdmin)('createCatalog', { body });
      return { query: { catalog: `${host.friendlyUrl}/${data.friendlyUrl}` } };
    },
  },
} satisfies MatrixRows;
