import { everybody, hosts, hostsOfDraft, readersOfDraft } from '../actors';
import type { MatrixRows } from '../matrix-row';

const skill = { title: 'Cook', offeredPositions: 2, durationMinutes: 90 };
const item = { title: 'Sacks', offeredPositions: 9 };

export const needRows = {
  listPositions: [
    { expect: everybody, call: ({ gyg }) => ({ params: { gygId: gyg.id } }) },
    { when: 'of a draft', expect: readersOfDraft, call: ({ draft }) => ({ params: { gygId: draft.id } }) },
  ],
  listCommodities: [
    { expect: everybody, call: ({ gyg }) => ({ params: { gygId: gyg.id } }) },
    { when: 'of a draft', expect: readersOfDraft, call: ({ draft }) => ({ params: { gygId: draft.id } }) },
  ],
  createPosition: [
    { expect: hosts, call: ({ gyg }) => ({ params: { gygId: gyg.id }, body: skill }) },
    { when: 'of a draft', expect: hostsOfDraft, call: ({ draft }) => ({ params: { gygId: draft.id }, body: skill }) },
  ],
  createCommodity: [
    { expect: hosts, call: ({ gyg }) => ({ params: { gygId: gyg.id }, body: item }) },
    { when: 'of a draft', expect: hostsOfDraft, call: ({ draft }) => ({ params: { gygId: draft.id }, body: item }) },
  ],
  updatePosition: {
    expect: hosts,
    call: ({ gyg }) => ({ params: { gygId: gyg.id, needId: gyg.skillId }, body: { title: 'Beach picker' } }),
  },
  updateCommodity: {
    expect: hosts,
    call: ({ gyg }) => ({ params: { gygId: gyg.id, needId: gyg.itemId }, body: { offeredPositions: 12 } }),
  },
  orderNeeds: [
    { expect: hosts, call: ({ gyg }) => ({ params: { gygId: gyg.id }, body: { ids: [gyg.itemId, gyg.skillId] } }) },
    {
      when: 'of a draft',
      expect: hostsOfDraft,
      call: ({ draft }) => ({ params: { gygId: draft.id }, body: { ids: [draft.itemId] } }),
    },
  ],
  deletePosition: {
    when: 'of a draft, without bookings',
    expect: hostsOfDraft,
    call: ({ draft }) => ({ params: { gygId: draft.id, needId: draft.skillId } }),
  },
  deleteCommodity: {
    expect: hosts,
    call: ({ gyg }) => ({ params: { gygId: gyg.id, needId: gyg.itemId } }),
  },
  deletePositions: {
    when: 'of a draft, without bookings',
    expect: hostsOfDraft,
    call: ({ draft }) => ({ params: { gygId: draft.id } }),
  },
  deleteCommodities: { expect: hosts, call: ({ gyg }) => ({ params: { gygId: gyg.id } }) },
} satisfies MatrixRows;
