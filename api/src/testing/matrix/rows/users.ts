import { everybody } from '../actors';
import type { MatrixRows } from '../matrix-row';

export const userRows = {
  getUser: { expect: everybody, call: ({ user }) => ({ params: { userId: user.id } }) },
  updateUser: {
    expect: { guest: 401, user: 'ok', booker: 403, manager: 403, hostAdmin: 403, otherAdmin: 403, superUser: 403 },
    call: ({ user }) => ({ params: { userId: user.id }, body: { fullName: 'Ulla Ullman' } }),
  },
} satisfies MatrixRows;
