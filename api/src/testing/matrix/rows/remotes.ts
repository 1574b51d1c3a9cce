import { testRemotes } from '../../test-remotes';
import { everybody, supers } from '../actors';
import type { MatrixRows } from '../matrix-row';

const booking = testRemotes().table.booking;
const canary = booking?.canary?.entry ?? '';
const earlier = testRemotes().histories.booking?.[0]?.row.entry ?? '';
const params = { name: 'booking' };

export const remoteRows = {
  reportRemotes: {
    expect: everybody,
    call: () => ({ body: { loads: [{ name: 'booking', entry: canary, outcome: 'loaded', ms: 120 }] } }),
  },
  listRemotes: { expect: supers, call: () => ({}) },
  shareRemote: { expect: supers, call: () => ({ params, body: { entry: canary, percent: 25 } }) },
  promoteRemote: { expect: supers, call: () => ({ params, body: { entry: canary } }) },
  rollBackRemote: { expect: supers, call: () => ({ params, body: { entry: earlier, reason: 'It is slow' } }) },
} satisfies MatrixRows;
