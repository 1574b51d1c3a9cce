import { everybody } from '../actors';
import type { MatrixRows } from '../matrix-row';

const draftReaders = { ...everybody, guest: 404, user: 404, booker: 404, otherAdmin: 404 } as const;
/** An organisation's labels are for its admins, on gygs of others too. */
const admins = {
  guest: 401,
  user: 403,
  booker: 403,
  manager: 403,
  hostAdmin: 403,
  otherAdmin: 'ok',
  superUser: 403,
} as const;
const tags = ['summer27'];

export const csrRows = {
  assignTags: [
    { expect: admins, call: ({ other, gyg }) => ({ body: { organizationId: other.id, gygId: gyg.id, tags } }) },
    {
      when: 'on a draft, by its own host',
      expect: { ...admins, user: 404, booker: 404, hostAdmin: 'ok', otherAdmin: 404 },
      call: ({ host, draft }) => ({ body: { organizationId: host.id, gygId: draft.id, tags } }),
    },
  ],
  removeTags: {
    expect: admins,
    call: ({ other, gyg }) => ({ query: { organizationId: other.id, gygId: gyg.id } }),
  },
  listGygTags: [
    { expect: everybody, call: ({ gyg }) => ({ params: { gygId: gyg.id } }) },
    { when: 'of a draft', expect: draftReaders, call: ({ draft }) => ({ params: { gygId: draft.id } }) },
  ],
  listOrganizationTags: { expect: everybody, call: ({ host }) => ({ params: { organizationId: host.id } }) },
} satisfies MatrixRows;
