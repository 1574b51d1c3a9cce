import { everybody } from '../actors';
import type { MatrixRows } from '../matrix-row';

export const gygRows = {
  getGyg: [
    { expect: everybody, call: ({ gyg }) => ({ params: { gygId: gyg.id } }) },
    {
      when: 'of a draft',
      expect: { guest: 404, user: 404, booker: 404, manager: 'ok', hostAdmin: 'ok', otherAdmin: 404, superUser: 'ok' },
      call: ({ draft }) => ({ params: { gygId: draft.id } }),
    },
  ],
} satisfies MatrixRows;
