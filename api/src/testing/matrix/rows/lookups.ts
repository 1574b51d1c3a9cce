import { everybody, signedIn } from '../actors';
import type { MatrixRows } from '../matrix-row';

export const lookupRows = {
  listGoals: { expect: everybody, call: () => ({}) },
  getConfig: { expect: everybody, call: () => ({}) },
  geocode: { expect: signedIn, call: () => ({ query: { q: 'Smögenbryggan, Smögen' } }) },
  findTowns: { expect: everybody, call: () => ({ query: { q: 'Smö' } }) },
  findCompany: { expect: signedIn, call: () => ({ params: { country: 'se', registrationId: '556016-0680' } }) },
} satisfies MatrixRows;
