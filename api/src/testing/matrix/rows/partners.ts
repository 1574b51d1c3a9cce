import type { TestApi } from '../../test-api';
import { type Expectation, everybody, hosts, hostsOfDraft } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

const readersOfDraft: Expectation = {
  guest: 404,
  user: 404,
  booker: 404,
  manager: 'ok',
  hostAdmin: 'ok',
  otherAdmin: 404,
  superUser: 'ok',
};

/** Only the organisation that was asked answers. */
const asked: Expectation = { ...hosts, manager: 403, hostAdmin: 403, otherAdmin: 'ok' };

/** The other organisation is asked to be a partner, and has not answered. */
async function askOther({ gyg, hostAdmin, other }: Fixture, api: TestApi) {
  const params = { gygId: gyg.id };
  await api.as(hostAdmin)('addPartner', { params, body: { organizationId: other.id } });
  return { params: { ...params, organizationId: other.id } };
}

export const partnerRows = {
  listPartners: [
    { expect: everybody, call: ({ gyg }) => ({ params: { gygId: gyg.id } }) },
    { when: 'of a draft', expect: readersOfDraft, call: ({ draft }) => ({ params: { gygId: draft.id } }) },
  ],
  addPartner: [
    {
      expect: hosts,
      call: ({ gyg, other }) => ({ params: { gygId: gyg.id }, body: { organizationId: other.id } }),
    },
    {
      when: 'of a draft',
      expect: hostsOfDraft,
      call: ({ draft, other }) => ({ params: { gygId: draft.id }, body: { organizationId: other.id } }),
    },
  ],
  acceptPartner: { expect: asked, call: async (fixture, api) => ({ ...(await askOther(fixture, api)), body: {} }) },
  declinePartner: { expect: asked, call: async (fixture, api) => ({ ...(await askOther(fixture, api)), body: {} }) },
  removePartner: [
    {
      expect: hosts,
      call: ({ gyg, partner }) => ({ params: { gygId: gyg.id, organizationId: partner.id } }),
    },
    {
      when: 'that was asked and has not answered',
      expect: { ...hosts, user: 404, booker: 404, otherAdmin: 'ok' },
      call: askOther,
    },
    {
      when: 'of a draft',
      expect: hostsOfDraft,
      call: ({ draft, partner }) => ({ params: { gygId: draft.id, organizationId: partner.id } }),
    },
  ],
  listPartneredGygs: {
    expect: everybody,
    call: ({ partner }) => ({ params: { organizationId: partner.id } }),
  },
} satisfies MatrixRows;
