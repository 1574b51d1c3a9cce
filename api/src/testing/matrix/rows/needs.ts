import { type Expectation, everybody } from '../actors';
import type { MatrixRows } from '../matrix-row';

/** host(g) writes; of a draft the others do not even see that it is there. */
const hosts: Expectation = {
  guest: 401,
  user: 403,
  booker: 403,
  manager: 'ok',
  hostAdmin: 'ok',
  otherAdmin: 403,
  superUser: 403,
};
const hostsOfDraft: Expectation = { ...hosts, user: 404, booker: 404, otherAdmin: 404 };
const readersOfDraft: Expectation = { ...everybody, guest: 404, user: 404, booker: 404, otherAdmin: 404 };

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
  deletePosition: {
    when: 'of a draft, where nobody booked it',
    expect: hostsOfDraft,
    call: ({ draft }) => ({ params: { gygId: draft.id, needId: draft.skillId } }),
  },
  deleteCommodity: {
    expect: hosts,
    call: ({ gyg }) => ({ params: { gygId: gyg.id, needId: gyg.itemId } }),
  },
  deletePositions: {
    when: 'of a draft, where nobody booked one',
    expect: hostsOfDraft,
    call: ({ draft }) => ({ params: { gygId: draft.id } }),
  },
  deleteCommodities: { expect: hosts, call: ({ gyg }) => ({ params: { gygId: gyg.id } }) },
} satisfies MatrixRows;
