import { supers } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

/** About the user of the world. */
const ofUser = ({ user }: Fixture) => ({ params: { userId: user.id } });

export const superDeskRows = {
  listAuditEntries: { expect: supers, call: () => ({}) },
  listPeople: { expect: supers, call: () => ({ query: { keyword: 'coast' } }) },
  signOutPerson: { expect: supers, call: (fixture) => ({ ...ofUser(fixture), body: { reason: 'Lost a phone' } }) },
  setPersonGroup: {
    expect: supers,
    call: (fixture) => ({ ...ofUser(fixture), body: { group: 'superusers', member: true } }),
  },
  getSuperDesk: { expect: supers, call: () => ({}) },
} satisfies MatrixRows;
